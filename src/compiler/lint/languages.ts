import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import { placeOf } from '../read/source.ts';
import { isKnownLanguage, languageOf, shorterTag } from '../resolve/languages.ts';
import { pathsOf, type SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks the languages that site.yaml declares: that each is known and there once, that the first is that of config,
 * and that no page has an address of another language.
 * Problems: language/…
 */
export function lintLanguages(symbols: SymbolTable): Problem[] {
  const { site, pages } = symbols;
  const { languages = [], language } = site?.data ?? {};
  if (!site || language === undefined) return [];
  const at = (index: number) => placeOf(site, ['languages', index, 'code']);
  const known = (code: string, place: Place) =>
    isKnownLanguage(code) ? [] : [say.unknownLanguage(place, code, shorterTag(code))];
  const [first, ...others] = languages;
  return [
    ...known(language, placeOf(site, ['language'])),
    ...languages.flatMap(({ code }, index) => [
      ...known(code, at(index)),
      ...(languages.findIndex((one) => one.code === code) < index ? [say.languageTwice(at(index), code)] : []),
    ]),
    ...(first && languageOf(first.code) !== languageOf(language)
      ? [say.otherFirstLanguage(at(0), first.code, language)]
      : []),
    ...pages.flatMap((page) =>
      others.flatMap(({ code }) =>
        pathsOf(page, symbols).some((path) => `${path.toLowerCase()}/`.startsWith(`/${code.toLowerCase()}/`))
          ? [say.addressOfLanguage(placeOf(page, ['path']), page.data.path, code)]
          : [],
      ),
    ),
  ];
}
