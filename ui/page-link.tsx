import type { ReactNode } from 'react';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pagePath } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';

interface PageLinkProps {
  page: PageId;
  anchor?: string | undefined;
  className?: string | undefined;
  /** Accessible name, when the content alone doesn't identify the target. */
  label?: string;
  /** Marks the link to the current page. */
  current?: boolean;
  children: ReactNode;
}

/** A plain link to a page of the site, in the current locale. */
export async function PageLink({
  page,
  anchor,
  className,
  label,
  current,
  children,
}: PageLinkProps) {
  return (
    <a
      href={pagePath(page, await currentLocale(), anchor)}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
