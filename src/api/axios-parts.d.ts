/** The parts of axios that we import one by one. The package exports them without types. */
declare module 'axios/unsafe/core/Axios.js' {
  export { Axios as default } from 'axios';
}
declare module 'axios/unsafe/core/AxiosError.js' {
  export { AxiosError as default } from 'axios';
}
declare module 'axios/unsafe/cancel/CanceledError.js' {
  export { CanceledError as default } from 'axios';
}
declare module 'axios/unsafe/core/settle.js' {
  import type { AxiosResponse } from 'axios';
  export default function settle(
    resolve: (response: AxiosResponse) => void,
    reject: (error: unknown) => void,
    response: AxiosResponse,
  ): void;
}
