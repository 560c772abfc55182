import { useLocation } from 'react-router-dom';
import type { LanguagePlan } from '../../../shared/plan/language.ts';
import { Icon } from '../elements/Icon.tsx';
import { useShell } from './ShellContext.ts';
import css from './Languages.module.css';

/** Returns the address of the page in another language. */
function useAddressIn(): (language: LanguagePlan) => string {
  const { language: own } = useShell();
  const { pathname } = useLocation();
  const bare = pathname.slice(own?.base.length ?? 0);
  return ({ base }) => (base !== '' && bare === '/' ? base : base + bare) || '/';
}

/**
 * The switch to the other languages, each in its own name. `isShort` leaves out that of the page. The server leads an
 * address in a language that the page is not in to the first language. languages.ts adds the query, such as the step of
 * a wizard.
 */
export function Languages({ className, isShort = false }: { className?: string | undefined; isShort?: boolean }) {
  const { languages, language: own } = useShell();
  const addressIn = useAddressIn();
  if (!own || languages.length < 2) return null;
  return (
    <nav aria-label={own.label} className={className}>
      <ul className={css.list}>
        {languages
          .filter(({ code }) => !isShort || code !== own.code)
          .map((language) => (
            <li key={language.code}>
              {language.code === own.code ? (
                <span className={css.own} aria-current="true">
                  {language.name}
                </span>
              ) : (
                <a
                  href={addressIn(language)}
                  className={css.link}
                  {...attributesOf(language)}
                  data-switch={language.code}
                >
                  {language.name}
                </a>
              )}
            </li>
          ))}
      </ul>
    </nav>
  );
}

const attributesOf = ({ tag, dir, base }: LanguagePlan) => ({ lang: tag, dir, hrefLang: tag, 'data-base': base });

/** The id of the line that says that a page is not in a language: an address that ends with it shows the line. */
const missingId = ({ code }: LanguagePlan): string => `not-in-${code.toLowerCase()}`;

/**
 * A line for each other language: one that offers it, or one that says that the page is not in it yet. languages.ts
 * shows the line that is for this visitor.
 */
export function LanguageLines() {
  const { languages, language: own, page, site } = useShell();
  const addressIn = useAddressIn();
  if (!own) return null;
  return languages
    .filter(({ code }) => code !== own.code)
    .map((language) => {
      const { code, tag, dir, offer, missing, pages } = language;
      if (page !== undefined && !pages.includes(page))
        return (
          <p
            key={code}
            id={missingId(language)}
            className={`wrap ${css.line}`}
            lang={tag}
            dir={dir}
            data-missing={code}
          >
            {missing}
          </p>
        );
      return (
        <div key={code} className={`wrap ${css.line}`} data-offer={code}>
          <a href={addressIn(language)} {...attributesOf(language)} data-switch={code}>
            {offer}
          </a>
          <button type="button" className="icon-button" aria-label={site.texts.close} data-stay={own.code}>
            <Icon name="x" size={20} />
          </button>
        </div>
      );
    });
}
