import { claimAlert, forgetAlert, lastTold, settleAlert } from '@/receiver/storage/alerts';
import { onEachDatabase } from '@/tests/receiver/databases';

const DAY = 24 * 3600_000;
const late = { name: 'undelivered', dead: 0 } as const;

onEachDatabase((backend) => {
  it('lets one alert at once, again for each delivery given up, and daily while the cause lasts', async () => {
    const database = backend.open();
    expect(await claimAlert(database, late, 0)).toBe(true);
    // Another process, while the first one alerts; and after that one died.
    expect(await claimAlert(database, late, 1000)).toBe(false);
    expect(await claimAlert(database, late, 60_000)).toBe(true);
    await settleAlert(database, late, 60_000);
    expect(await lastTold(database, 'undelivered')).toBe(60_000);
    expect(await claimAlert(database, late, 120_000)).toBe(false);

    const given = { ...late, dead: 1 };
    expect(await claimAlert(database, given, 120_000)).toBe(true);
    await settleAlert(database, given, 120_000);
    expect(await claimAlert(database, given, 180_000)).toBe(false);
    expect(await claimAlert(database, given, 120_000 + DAY)).toBe(true);
  });

  it('is due again at once when the operator could not be told, or the cause came back', async () => {
    const database = backend.open();
    await claimAlert(database, late, 0);
    await settleAlert(database, late, null);
    expect(await claimAlert(database, late, 1000)).toBe(true);
    await settleAlert(database, late, 1000);
    await forgetAlert(database, 'undelivered');
    expect(await claimAlert(database, late, 2000)).toBe(true);
  });

  it('keeps each alert apart, and remembers it when another process asks', async () => {
    const [one, other] = [backend.open(), backend.open()];
    const digest = { name: 'quarantine', dead: 0 } as const;
    const claims = await Promise.all([one, other].map((each) => claimAlert(each, late, 1)));
    expect(claims.sort()).toEqual([false, true]);
    expect(await claimAlert(one, digest, 1)).toBe(true);
    await settleAlert(one, digest, 2);
    expect(await lastTold(other, 'quarantine')).toBe(2);
    expect(await lastTold(other, 'undelivered')).toBeNull();
  });
});
