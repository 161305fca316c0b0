import type { Locale } from '@/lib/i18n/locales';
import { offerNamed } from '@/loaders/mdx/declarations/download';
import styles from './component.module.css';

/** A spreadsheet to take away: what it is for, and a link for each format. */
export async function Download({ of, locale }: { of: string; locale: Locale }) {
  const { title, purpose, language, links } = await offerNamed(of, locale);
  return (
    <div className={styles.card}>
      <p className={styles.title}>{title}</p>
      <p>{purpose}</p>
      <ul role="list" className={`flow ${styles.formats}`}>
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
