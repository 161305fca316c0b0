import type { Locale } from '@/lib/i18n/locales';
import { offerNamed } from '@/loaders/mdx/declarations/download';

/** A spreadsheet to take away: what it is for, and a link for each format. */
export async function Download({ of, locale }: { of: string; locale: Locale }) {
  const { title, purpose, language, links } = await offerNamed(of, locale);
  return (
    <div className="panel">
      <p className="strong">{title}</p>
      <p>{purpose}</p>
      <ul role="list" className="flow">
        {links.map(({ href, format, size }) => (
          <li key={href}>
            <a href={href} download="">
              <span className="visually-hidden">{`${title}, `}</span>
              {format}
            </a>
            {` ${size}, ${language}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
