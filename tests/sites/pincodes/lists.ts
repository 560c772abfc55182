const districts = [
  'pune',
  'mumbai',
  'bengaluru',
  'chennai',
  'kolkata',
  'lucknow',
  'jaipur',
  'thiruvananthapuram',
  'visakhapatnam',
  'kamrup',
];

const parts = ['Shivajinagar', 'Indiranagar', 'T. Nagar', 'Koramangala', 'Śrīnagar', 'बाज़ार', 'Civil Lines', 'Fort'];

/** How many pincodes there are; India has about as many. */
const count = 20_000;

/** The lists of this site that are too large for the repository, by file name. */
export const lists: Readonly<Record<string, () => string>> = {
  'pincodes.yaml': () =>
    [
      'of: options',
      'items:',
      ...Array.from({ length: count }, (_, index) => {
        const [code, part] = [110000 + index, parts[Math.floor(index / districts.length) % parts.length]];
        return `  - { value: '${code}', label: '${code} ${part} ${index}', of: ${districts[index % districts.length]} }`;
      }),
      '',
    ].join('\n'),
};
