import { readFileSync } from 'node:fs';
import { type InferType, object, string } from 'yup';
import type { Words } from '@/law/register';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { typeset } from '@/lib/typography';
import { inContent } from './paths';
import * as field from './schema/fields';
import { readIfThere, requireValue } from './yaml/file';

/** A file of `public/company/`. */
const image = () =>
  string()
    .typeError(say('must be text; put it in quotation marks'))
    .matches(/^[a-z0-9-]+\.(jpg|png|webp|avif|svg)$/, {
      message: ({ value }) =>
        say(
          '"#{value}" is not a picture; write the name of a .jpg, .png, .webp, .avif or .svg file, in lower case',
          { value },
        ),
    })
    .optional();

const founder = object({
  name: field.text().optional(),
  role: field.bilingual(),
  /** What they answer for, in a sentence. */
  line: field.bilingual(),
  portrait: image(),
}).exact();

const customer = field.optionalObject({
  sentence: field.bilingual(),
  name: field.text(),
  role: field.bilingual(),
  company: field.text(),
  logo: image(),
});

const certificate = object({
  name: field.text(),
  issuer: field.text(),
  on: field.day(),
  /** Where it can be checked. */
  url: field.address(),
}).exact();

/** `content/company.yaml`: what only the company can say of itself, each of it shown once it is there. */
const companySchema = object({
  founders: field.list(founder).optional(),
  customer,
  certificates: field.list(certificate).optional(),
  price: field.optionalObject({ amount: field.bilingual(), note: field.optionalBilingual() }),
}).exact();

type CompanyFile = Omit<InferType<typeof companySchema>, 'founders' | 'certificates'> & {
  founders?: InferType<typeof founder>[] | undefined;
  certificates?: InferType<typeof certificate>[] | undefined;
};

/** Where a picture of the file is served. */
type Addressed = (file: string) => string;

/** Reads content/company.yaml, which may be absent. Never throws for bad content. */
export const readCompanyFile = (file = inContent('company.yaml')) =>
  readIfThere<CompanyFile>(file, companySchema);

function inWords(file: CompanyFile, locale: Locale, addressed: Addressed) {
  const words = (bilingual: Words) => typeset(bilingual[locale], locale);
  const picture = (name: string | undefined) => name && addressed(name);
  const { founders = [], customer, certificates = [], price } = file;
  return {
    founders: founders.map(({ role, line, portrait, ...rest }) => ({
      ...rest,
      role: words(role),
      line: words(line),
      portrait: picture(portrait),
    })),
    customer: customer && {
      ...customer,
      sentence: words(customer.sentence),
      role: words(customer.role),
      logo: picture(customer.logo),
    },
    certificates: certificates.map(({ on, ...rest }) => ({
      ...rest,
      on,
      date: formatDate(on, locale),
    })),
    price: price && { amount: words(price.amount), note: price.note && words(price.note) },
  };
}

/** What the company says of itself, in one language, typeset. */
export type Company = ReturnType<typeof inWords>;

/**
 * What the company says of itself; all of it empty without the file.
 * @throws ContentError listing every problem of the file.
 */
export function loadCompany(locale: Locale): Company {
  const file = readCompanyFile();
  return inWords(file ? requireValue(file) : {}, locale, (name) => `/company/${name}`);
}

/** Folder of the company that the styleguide makes up, in a file of the same shape. */
const exampleFile = (name: string): string => inContent('styleguide', 'company', name);

/** The two files that describe it: that one, and environment variables. */
export const exampleCompanySources = () => ({
  file: readFileSync(exampleFile('company.yaml'), 'utf8'),
  settings: readFileSync(exampleFile('settings.txt'), 'utf8'),
});

/** The company of the styleguide. Its pictures are in the page itself, as nothing else may show them. */
export function loadExampleCompany(locale: Locale): Company {
  const file = readCompanyFile(exampleFile('company.yaml'));
  return inWords(file ? requireValue(file) : {}, locale, (name) => {
    const drawing = readFileSync(exampleFile(name));
    return `data:image/svg+xml;base64,${drawing.toString('base64')}`;
  });
}
