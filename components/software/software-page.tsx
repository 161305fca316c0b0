import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { PageIntroduction } from '@/components/ui/sections/page-head';
import { WideSection } from '@/components/ui/sections/section';
import { StackingTable } from '@/components/ui/tables';
import { NeedsSheet } from './needs-sheet';
import { Questions } from './questions';

/** For who looks for CSRD software: what it must do and what ours does, a spreadsheet, what to ask. */
export async function SoftwarePage() {
  const t = await getTranslations('software');
  return (
    <PageShell page="software">
      <PageIntroduction
        page="software"
        actions={
          <>
            <ButtonLink page="simulator" anchor="checker">
              {t('scope')}
            </ButtonLink>
            <ButtonLink page="signup" kind="secondary">
              {t('demo')}
            </ButtonLink>
          </>
        }
      />
      <NeedsSheet />
      <Spreadsheet />
      <Questions />
    </PageShell>
  );
}

const tasks = ['scope', 'materiality', 'collection', 'evidence', 'law'] as const;

/** Where a spreadsheet is enough, and where it stops. */
async function Spreadsheet() {
  const t = await getTranslations('software.spreadsheet');
  const columns = (['task', 'enough', 'limit'] as const).map((name) => t(`columns.${name}`));
  return (
    <WideSection id="spreadsheet" title={t('title')} lead={t('lead')}>
      <StackingTable caption={t('title')} columns={columns}>
        <tbody>
          {tasks.map((id) => (
            <tr key={id}>
              <th scope="row">{t(`items.${id}.task`)}</th>
              <td data-label={columns[1]}>{t(`items.${id}.enough`)}</td>
              <td data-label={columns[2]}>
                <span className="name">{t(`items.${id}.limit`)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </StackingTable>
      <p>
        {t('outside')} <PageLink page="guides/vsmekit">{t('kit')}</PageLink>
      </p>
    </WideSection>
  );
}
