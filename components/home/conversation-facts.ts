import { getTranslations } from 'next-intl/server';
import { pictureSetting } from '@/components/pictures/setting';
import { entriesOf } from '@/law/entries';
import { milestoneState } from '@/law/milestones';
import { profile } from '@/law/sample-company/company';
import { historyOn } from '@/law/sample-company/timeline';

/** What the conversations say of the sample company and of the law on the day of the build. */
export async function conversationFacts() {
  const t = await getTranslations('landing.conversations.items');
  const { register, day, date, number, money, employees } = await pictureSetting();
  const reasonable = entriesOf(register).milestones.get('assurance-reasonable-2028');
  const dropped = reasonable && milestoneState(reasonable, day) === 'cancelled';
  const { thresholds } = historyOn(register, day);
  return {
    employees: number(profile.figures.employees),
    turnover: money(profile.figures.turnover),
    next: dropped ? t('assurance.next.cancelled') : t('assurance.next.planned'),
    history: thresholds
      ? t('diligence.history', {
          until: date(thresholds.until),
          employees: employees(thresholds.before.employees),
          turnover: money(thresholds.before.turnover),
        })
      : '',
  };
}
