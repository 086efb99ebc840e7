import { describe, expect, it } from 'vitest'
import { suggestForRows } from './rules'
import type { BankRow } from './rules-model'
import { fiveContracts, noBooks, rowOf, suggestionText } from './test-books'

const alone = (row: BankRow) =>
  suggestionText(suggestForRows([row], { ...noBooks, contracts: fiveContracts }).get(row.id))

describe('money that came in is rent', () => {
  it.each<[string, string, Partial<BankRow>, string]>([
    // The samples of the banks.
    ['2026-11-17 7897', 'Overføring Innland 635 Lukasz Kowalczyk Leie november', {}, 'likely 5 2026-11=7897 name'],
    [
      '2026-11-12 3500',
      'Overføring 4602960583 Mari Løvås HusleieTpp: Vipps Mobilepay AS',
      {},
      'likely 2 2026-11=3500 name',
    ],
    ['2026-11-05 1985', 'Utb. 2000345 Vippsnr 512345', {}, '-'],
    ['2026-11-02 9500', 'Utb. 2000345 Vippsnr 512345', {}, '-'],
    ['2026-11-02 9500', 'Vipps oppgjør 512345', {}, '-'],
    ['2026-11-03 8750', 'Overføring Innland 636 Kari Østby Leie Amina nov', {}, 'likely 3 2026-11=8750 name+sum'],
    ['2026-11-02 9500', 'Overføring Innland 637 Åse Bjørnstad Husleie', {}, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 7000', 'Overføring Innland 638 Jonas Sæther Min halvdel', {}, 'likely 2 2026-11=7000 name'],
    ['2026-11-16 7850', 'Leie november minus 50', { counterparty: 'Łukasz Kowalczyk' }, 'likely 5 2026-11=7850 name'],
    ['2026-10-31 11200', 'Husleie november', { counterparty: 'Per Ødegård' }, 'sure 4 2026-11=11200 name+sum'],
    [
      '2026-11-02 11200',
      '',
      { counterparty: 'Per Ødegård', reference: '1000422026111' },
      'sure 4 2026-11=11200 reference+name+sum',
    ],
    [
      '2026-11-02 9500',
      'Husleie november & Ila gate 4',
      { counterparty: 'Åse Bjørnstad' },
      'sure 1 2026-11=9500 name+sum',
    ],
    ['2026-11-16 15800', 'Fra: Łukasz Kowalczyk', {}, 'likely 5 2026-11=7900 2026-12=7900 name+sum'],
    ['2026-11-16 15800', 'Fra: Łukasz Kowalczyk husleie', {}, 'sure 5 2026-11=7900 2026-12=7900 name+sum'],
    // References. The match is sure only if the sum fits too.
    ['2026-11-02 11200', 'KID 1000422026111', {}, 'sure 4 2026-11=11200 reference+sum'],
    ['2026-11-02 11200', '', { reference: ' 1000 4220 26111 ' }, 'sure 4 2026-11=11200 reference+sum'],
    ['2026-11-02 11000', '', { reference: '1000422026111' }, 'likely 4 2026-11=11000 reference'],
    ['2026-11-02 11200', '', { reference: '1000422026129' }, 'likely 4 2026-11=11200 sum+date'],
    ['2026-11-02 22400', '', { reference: '1000422026111' }, 'sure 4 2026-11=11200 2026-12=11200 reference+sum'],
    ['2026-11-02 11200', '', { reference: '1000422026111', lumpSum: true }, '-'],
    ['2026-11-02 9500', 'Åse Bjørnstad', { reference: '1000422026111' }, 'likely 1 2026-11=9500 name+sum'],
    // Names.
    ['2026-11-02 9500', '', { counterparty: 'BJOERNSTAD AASE' }, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', '', { counterparty: 'Bjornstad, Ase' }, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', '', { counterparty: 'Åse Marie Bjørnstad' }, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', '', { counterparty: 'Å Bjørnstad' }, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', '', { counterparty: 'Geir Bjørnstad' }, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', '', { counterparty: 'Åse Bjørnstad Lie' }, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', 'For Åse Bjørnstad', { counterparty: 'Kari Østby' }, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', 'Kari Østby for Åse Bjørnstad', {}, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', 'Åse Bjørnstad', { counterparty: 'Vipps Mobilepay AS' }, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', 'Utbetaling', { counterparty: 'Vipps Mobilepay AS' }, '-'],
    ['2026-11-02 9500', '', { counterparty: 'Vipps MobilePay AS' }, '-'],
    ['2026-11-02 9500', 'Overføring 46 Åse BjørnstadTpp: Vipps Mobilepay AS', {}, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 5000', 'Kari Bjørnstad Åse Olsen', {}, '-'],
    // If only the sum and the due day fit, the landlord is asked.
    ['2026-11-02 9500', 'Overføring', {}, 'likely 1 2026-11=9500 sum+date'],
    ['2026-11-12 9500', 'Overføring', {}, 'likely 1 2026-11=9500 sum+date'],
    ['2026-11-13 9500', 'Overføring', {}, '-'],
    ['2026-11-13 9500', 'Husleie', {}, 'likely 1 2026-11=9500 sum+date'],
    ['2026-11-02 9500', 'Husleie desember', {}, '-'],
    ['2026-11-02 9499', 'Overføring', {}, '-'],
    // Months: the landlord is asked about a month that is due after the payment while an earlier month is open.
    ['2026-11-25 9500', 'Åse Bjørnstad husleie desember', {}, 'likely 1 2026-12=9500 name+sum'],
    ['2026-11-25 9500', 'Åse Bjørnstad leie 12/2026', {}, 'likely 1 2026-12=9500 name+sum'],
    ['2026-12-28 9500', 'Åse Bjørnstad rent January', {}, 'likely 1 2027-01=9500 name+sum'],
    ['2026-12-28 19000', 'Åse Bjørnstad leie des og jan', {}, 'likely 1 2026-12=9500 2027-01=9500 name+sum'],
    ['2026-11-03 9500', 'Åse Bjørnstad Betalt: 03.12.26', {}, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-03 9500', 'Åse Bjørnstad leie oktober', {}, 'likely 1 2026-11=9500 name+sum'],
    ['2026-12-20 9500', 'Åse Bjørnstad leie november', {}, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-03 9500', 'Åse Bjørnstad husleie 30. oktober', {}, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-03 9500', 'Åse Bjørnstad takk for mai', {}, 'sure 1 2026-11=9500 name+sum'],
    // Days: the month with the nearest due day, at most 20 days ahead.
    ['2026-11-16 9500', 'Åse Bjørnstad', {}, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-17 9500', 'Åse Bjørnstad', {}, 'likely 1 2026-12=9500 name+sum'],
    ['2026-11-22 9500', 'Åse Bjørnstad', {}, 'likely 1 2026-12=9500 name+sum'],
    ['2026-11-25 9500', 'Åse Bjørnstad', {}, 'likely 1 2026-12=9500 name+sum'],
    ['2026-12-08 9500', 'Åse Bjørnstad', {}, 'sure 1 2026-12=9500 name+sum'],
    ['2026-10-13 9500', 'Åse Bjørnstad', {}, 'sure 1 2026-11=9500 name+sum'],
    ['2026-10-12 9500', 'Åse Bjørnstad', {}, '-'],
    // Other sums.
    ['2026-11-02 9490', 'Åse Bjørnstad', {}, 'likely 1 2026-11=9490 name'],
    ['2026-11-02 9489', 'Åse Bjørnstad', {}, 'likely 1 2026-11=9489 name'],
    ['2026-11-02 10000', 'Åse Bjørnstad husleie', {}, 'likely 1 2026-11=9500 name'],
    ['2026-11-02 15000', 'Åse Bjørnstad husleie', {}, 'likely 1 2026-11=9500 2026-12=5500 name'],
    ['2026-11-02 9500.01', 'Åse Bjørnstad husleie', {}, 'likely 1 2026-11=9500 name'],
    ['2026-11-02 28500', 'Åse Bjørnstad', {}, 'likely 1 2026-11=9500 2026-12=9500 2027-01=9500 name+sum'],
    ['2026-11-02 28500', 'Åse Bjørnstad depositum', {}, '-'],
    ['2026-11-02 9500', 'Åse Bjørnstad Depositum', {}, '-'],
    ['2026-11-02 38000', 'Leie og depositum', { counterparty: 'Åse Bjørnstad' }, '-'],
    // Money for another reason.
    ['2026-11-02 9500', 'Mobil overføring', { counterAccount: '1234.11.00001' }, '-'],
    ['2026-11-02 9500', 'Åse Bjørnstad', { counterAccount: 'NO4512341100001' }, '-'],
    ['2026-11-02 9500', 'Kontoregulering 221', {}, '-'],
    ['2026-11-02 9500', 'Overføring mellom egne kontoer', {}, '-'],
    ['2026-11-02 9500', 'Overføring', { counterparty: 'Utleier Testesen' }, '-'],
    ['2026-11-02 9500', 'Renter', {}, '-'],
    ['2026-11-02 9500', 'Skattepenger', { counterparty: 'Skatteetaten' }, '-'],
    ['2026-11-02 9500', 'Lønn november', { counterparty: 'Bakeri Berg AS' }, '-'],
    ['2026-11-02 9500', 'Refusjon', { counterparty: 'Elkjøp' }, '-'],
    ['2026-11-02 350', 'Strøm', { counterparty: 'Åse Bjørnstad' }, '-'],
    ['2026-11-02 9500', 'Lønn', { counterparty: 'Åse Bjørnstad' }, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 8750', 'Barnebidrag', { counterparty: 'NAV' }, '-'],
    ['2026-11-02 8750', 'Husleie Amina Yusuf', { counterparty: 'NAV' }, 'likely 3 2026-11=8750 name+sum'],
    ['2026-11-02 0', 'Åse Bjørnstad', {}, '-'],
  ])('%s %s %j: %#', (what, text, more, expected) => expect(alone(rowOf(what, text, more))).toBe(expected))
})
