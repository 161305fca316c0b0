import { datedStages } from '@/downloads/examples/compute/assurance-planning';
import { consolidated, scopeOf } from '@/downloads/examples/compute/group-scope';
import { scoreDependencies, waterAtRisk } from '@/downloads/examples/compute/leap';
import { correctionDays } from '@/downloads/examples/compute/rating-correction';
import { rankRisks, tiesIn } from '@/downloads/examples/compute/risk-map';
import { likelihoodNeeded, scoreOf, severityOf } from '@/downloads/examples/compute/severity';
import { capexKpi, turnoverKpi } from '@/downloads/examples/compute/taxonomy';
import { easter, isHoliday, workingDayUntil } from '@/downloads/examples/compute/working-days';
import { activities } from '@/downloads/examples/data/activities';
import { parent, subsidiaries } from '@/downloads/examples/data/group';
import { impact, threshold } from '@/downloads/examples/data/impact';
import { generalMeeting, stages } from '@/downloads/examples/data/meeting';
import { notifiedOn } from '@/downloads/examples/data/rating';
import { risks } from '@/downloads/examples/data/risks';
import { dependencies, site, takenFurtherFrom } from '@/downloads/examples/data/site';
import { showRiskMap } from '@/downloads/examples/show/risk-map';
import { figureValue } from '@/downloads/law';
import { loadRegister } from '@/loaders/law';

const register = loadRegister();
const TODAY = '2026-11-22';

describe('a group under the CSRD', () => {
  const group = consolidated([parent, ...subsidiaries]);
  const [industry, building, service] = subsidiaries.map((entity) =>
    scopeOf(register, TODAY, entity),
  );

  it('adds up its entities and takes out what they do with one another', () => {
    expect(group).toEqual({ employees: 1850, turnover: 620e6, balanceSheet: 520e6 });
  });

  it('is in scope as a whole, by both laws, through its parent', () => {
    const scope = scopeOf(register, TODAY, parent, group);
    expect(scope).toEqual({ size: group, eu: 'in-scope', fr: 'in-scope' });
    expect(scopeOf(register, TODAY, parent).eu).toBe('out');
  });

  it('has one subsidiary in scope that its report exempts, in both laws', () => {
    expect(industry).toMatchObject({ eu: 'exempt', fr: 'exempt' });
  });

  it('has one that French law alone covers, exempt as well, and a German one that none does', () => {
    expect(building).toMatchObject({ eu: 'out', fr: 'exempt' });
    expect(service).toMatchObject({ eu: 'out', fr: 'out' });
  });

  it('saw the thresholds rise: its building firm was in scope before March 2026', () => {
    const [, firm = parent] = subsidiaries;
    expect(scopeOf(register, '2026-03-17', firm).eu).toBe('exempt');
  });
});

describe('risks of an importer', () => {
  const ranked = rankRisks(risks);

  it('come by severity, then by likelihood, then by irremediability, and never equal in all', () => {
    expect(
      ranked.map(({ rank, severity, likelihood, irremediability }) => [
        rank,
        severity,
        likelihood,
        irremediability,
      ]),
    ).toEqual([
      [1, 5, 3, 5],
      [2, 4, 4, 4],
      [3, 4, 4, 3],
      [4, 3, 5, 2],
      [5, 2, 5, 1],
    ]);
    expect(ranked[0]?.impact.en).toContain('Child labour');
  });

  it('say why one comes before another that is as severe and as likely', () => {
    const [tie, ...others] = tiesIn(ranked);
    expect(others).toEqual([]);
    expect(tie?.map(({ rank }) => rank)).toEqual([2, 3]);
    const [, reason] = showRiskMap({ register, day: TODAY, locale: 'en' }).slice(-2);
    expect(reason).toContain(`before “${tie?.[1].impact.en}”, because`);
  });
});

describe('an impact', () => {
  it('is as severe as its highest characteristic', () => {
    expect(severityOf(impact)).toBe(4);
    expect(severityOf({ scale: 1, scope: 1, irremediability: 5 })).toBe(5);
  });

  it('is material at the threshold, and would not be if it were less likely', () => {
    expect(scoreOf(4, impact.likelihood)).toBe(3.2);
    expect(likelihoodNeeded(4, threshold)).toBe(4);
    expect(scoreOf(4, 3)).toBeLessThan(threshold);
    expect(likelihoodNeeded(2, threshold)).toBeUndefined();
  });

  it('on human rights loses nothing to likelihood', () => {
    expect(scoreOf(5, 1, true)).toBe(5);
  });
});

describe('KPIs of the Taxonomy', () => {
  const limit = figureValue(register, 'taxonomy-materiality.share-of-denominator', TODAY);

  it('take the denominator of the group that publishes them', () => {
    expect(turnoverKpi(activities, limit).denominator).toBe(
      consolidated([parent, ...subsidiaries]).turnover / 1e6,
    );
  });

  it('share turnover between what is aligned, eligible, unassessed and neither', () => {
    const kpi = turnoverKpi(activities, limit);
    expect(limit).toBe(10);
    const { eligible, aligned, nonMaterial, nonEligible } = kpi;
    const parts = [eligible, aligned, nonMaterial, nonEligible];
    expect(parts.map(({ amount }) => amount)).toEqual([90, 60, 46.5, 483.5]);
    expect(nonMaterial.percent).toBe(7.5);
    expect(kpi.mayLeaveOut).toBe(true);
  });

  it('count the CapEx plan as aligned', () => {
    const kpi = capexKpi(activities, limit);
    expect(kpi.denominator).toBe(50);
    expect([kpi.eligible, kpi.aligned].map(({ percent }) => percent)).toEqual([48, 36]);
    expect([kpi.nonMaterial, kpi.nonEligible].map(({ percent }) => percent)).toEqual([4, 48]);
  });

  it('test each activity for each KPI: one left out of turnover is too much of CapEx', () => {
    const leftOut = activities.map((each) => ({
      ...each,
      capex: { ...each.capex, unassessed: each.turnover.unassessed ?? false },
    }));
    expect(capexKpi(activities, limit).mayLeaveOut).toBe(true);
    expect(capexKpi(leftOut, limit).mayLeaveOut).toBe(false);
  });

  it('leave nothing out at the threshold itself', () => {
    expect(turnoverKpi(activities, 7.5).mayLeaveOut).toBe(false);
  });
});

describe('a site', () => {
  it('keeps what it depends on and nature provides less of', () => {
    const scored = scoreDependencies(dependencies, takenFurtherFrom);
    expect(scored.map(({ score, takenFurther }) => [score, takenFurther])).toEqual([
      [20, true],
      [12, true],
      [8, false],
    ]);
    expect(waterAtRisk(site.water)).toBe(63_000);
  });
});

describe('working days', () => {
  it('know Easter and the holidays that follow from it', () => {
    expect([2024, 2025, 2027, 2028, 2038].map(easter)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2027-03-28',
      '2028-04-16',
      '2038-04-25',
    ]);
    const holidays = ['2028-04-17', '2028-05-25', '2028-06-05', '2026-11-11', '2027-01-01'];
    expect(holidays.filter(isHoliday)).toEqual(holidays);
    expect(['2028-04-14', '2028-04-16', '2026-11-12'].filter(isHoliday)).toEqual([]);
  });

  it('count the steps of assurance back from the meeting', () => {
    expect(datedStages(stages, generalMeeting).map(({ date }) => date)).toEqual([
      '2027-05-21',
      '2027-06-18',
      '2027-07-30',
      '2027-10-22',
      '2027-10-29',
      '2028-02-04',
      '2028-02-25',
      '2028-03-17',
      '2028-03-24',
      '2028-04-14',
      '2028-04-28',
      '2028-05-19',
      '2028-06-16',
    ]);
    expect(workingDayUntil('2028-04-17')).toBe('2028-04-14'); // Easter Monday
  });

  it('give a rated company two full ones', () => {
    const full = figureValue(register, 'ratings-notice.notice', TODAY);
    expect(full).toBe(2);
    expect(
      correctionDays(notifiedOn, full).map(({ day, kind, count }) => [day, kind, count]),
    ).toEqual([
      ['2027-03-25', 'notified', 0],
      ['2027-03-26', 'counts', 1],
      ['2027-03-27', 'weekend', 1],
      ['2027-03-28', 'weekend', 1],
      ['2027-03-29', 'holiday', 1],
      ['2027-03-30', 'counts', 2],
      ['2027-03-31', 'issue', 2],
    ]);
    expect(correctionDays('2026-12-23', 2).at(-1)?.day).toBe('2026-12-29');
  });
});
