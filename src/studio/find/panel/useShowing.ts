import type { ConfigPlace } from '../../app/config-place.ts';
import { useStudio } from '../../app/useStudio.ts';

/** Opens a place of config in the panel, and in the frame the page that it is on. */
export function useShowing(): (place: ConfigPlace) => void {
  const { site, page, open, go } = useStudio();
  return (place) => {
    const isOn = (one: typeof page) => one?.file === place.file || one?.forms.some(({ file }) => file === place.file);
    const address = isOn(page) === true ? undefined : site?.pages.find(isOn)?.addresses[0];
    if (address !== undefined) go(address);
    open(place);
  };
}
