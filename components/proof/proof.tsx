import type { ComponentProps, ReactNode } from 'react';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Company, loadCompany } from '@/loaders/company';
import styles from './proof.module.css';

interface ProofProps {
  /** The site's own, unless the styleguide shows its example. */
  company?: Company;
}

const ours = async (company: Company | undefined) => company ?? loadCompany(await currentLocale());

// biome-ignore lint/performance/noImgElement: the export serves pictures as they are.
const Image = (props: ComponentProps<'img'>) => <img {...props} alt={props.alt} loading="lazy" />;

interface FoundersProps extends ProofProps {
  /** In the order of the founders, what each stands for: drawn where there is no portrait. */
  fields?: readonly ReactNode[];
}

/** The founders, with a portrait or their field; by their roles while they are not named. */
export async function Founders({ company, fields = [] }: FoundersProps) {
  const { founders } = await ours(company);
  if (founders.length === 0) return null;
  return (
    <ul role="list" className={`grid halves ${styles.founders}`}>
      {founders.map(({ name, role, line, portrait }, index) => (
        <li key={name ?? role} className={styles.founder}>
          {portrait ? (
            <Image className={styles.portrait} src={portrait} alt={name} width="320" height="400" />
          ) : (
            fields[index]
          )}
          <h3 className="title">{name ?? role}</h3>
          {name && <p className="kicker">{role}</p>}
          <p className="quiet measure">{line}</p>
        </li>
      ))}
    </ul>
  );
}

/** What one customer says, signed; a section as wide as the page. */
export async function CustomerSentence({ company }: ProofProps) {
  const { customer } = await ours(company);
  if (!customer) return null;
  return (
    <figure className="page band grid cols-8-4">
      <blockquote className={styles.sentence}>
        <p>{customer.sentence}</p>
      </blockquote>
      <figcaption className="quiet">
        {customer.logo && (
          <Image className={styles.logo} src={customer.logo} alt="" width="120" height="40" />
        )}
        <span className="strong">{customer.name}</span>
        <br />
        {customer.role}, {customer.company}
      </figcaption>
    </figure>
  );
}

/** Certificates, each with the address where it can be checked. */
export async function Certificates({ company }: ProofProps) {
  const { certificates } = await ours(company);
  if (certificates.length === 0) return null;
  return (
    <ul role="list" className="above-6">
      {certificates.map(({ name, issuer, on, date, url }) => (
        <li key={url} className="line">
          <a href={url}>{name}</a>
          <br />
          {issuer}, <time dateTime={on}>{date}</time>
        </li>
      ))}
    </ul>
  );
}

/** The price, or the one it starts from. */
export async function Price({ company }: ProofProps) {
  const { price } = await ours(company);
  if (!price) return null;
  return (
    <p className="above-4">
      <strong className="heading">{price.amount}</strong> {price.note}
    </p>
  );
}
