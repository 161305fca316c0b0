import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { addressIn } from '@/law/acts';
import type { Act } from '@/law/register';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl, headerPageOf, pagePath } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';

interface PageLinkProps {
  page: PageId;
  /** Id of a section of the page. */
  anchor?: string | undefined;
  /** What led to a demo, for the form to say so. */
  from?: string | undefined;
  className?: string | undefined;
  /** Accessible name, when the content alone doesn't identify the target. */
  label?: string;
  /** The page it stands on: the link to that page is marked, and in the header the link to its section. */
  on?: PageId;
  children: ReactNode;
}

/** A plain link to a page of the site, in the current locale. */
export async function PageLink({
  page,
  anchor,
  from,
  className,
  label,
  on,
  children,
}: PageLinkProps) {
  const path = pagePath(page, await currentLocale(), anchor);
  return (
    <a
      href={from ? `${path}?from=${from}` : path}
      className={className}
      aria-label={label}
      aria-current={on && currency(page, on)}
    >
      {children}
    </a>
  );
}

/** What a link to a page is, seen from another: to that page itself, to the section it is in, or neither. */
export function currency(page: PageId, on: PageId): 'page' | 'true' | undefined {
  if (page === on) return 'page';
  return page === headerPageOf(on) ? 'true' : undefined;
}

/** On paper, where a page is to be found. */
export async function PrintedAddress({ page }: { page: PageId }) {
  if (!site.publicOrigin) return null;
  const t = await getTranslations('guide');
  const address = absoluteUrl(pagePath(page, await currentLocale()), site.publicOrigin);
  return (
    <p className="on-paper" data-search-skip>
      {t('address', { address })}
    </p>
  );
}

interface ButtonLinkProps extends PageLinkProps {
  kind?: 'primary' | 'secondary' | 'onNight';
}

const looks = { primary: '', secondary: 'secondary', onNight: 'on-night' } as const;

/** A link styled as a button, for calls to action. */
export const ButtonLink = ({ kind = 'primary', ...link }: ButtonLinkProps) => (
  <PageLink {...link} className={`button ${looks[kind]}`} />
);

/** The name of an act, linked to its official text where that is online. */
export function LinkedAct({ act, locale }: { act: Act; locale: Locale }) {
  const address = addressIn(act, locale);
  const name = act.name[locale];
  return address ? <a href={address}>{name}</a> : name;
}
