import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { guaranteeKinds, type Guarantee } from '../contract/model'
import { allTextOf, oneYearTerm, testLeaseSheet, textOf } from './test-clauses'
import { testDeposits } from './test-lease'

const nav: Guarantee = { kind: 'nav', by: 'NAV Frogner', sum: ore(30_000_00), until: null }
const seventh = { edition: 7, rent: ore(12_500_00) } as const

describe('a first payment before the start', () => {
  const start = day('2026-11-01')
  it('says for which month the rent is paid', () => {
    const sheet = testLeaseSheet('home', { ...seventh, start, firstPayment: day('2026-10-20') }, 'en')
    expect(textOf(sheet, 'Husleie og betaling')).toContain(
      'Betalingen som forfaller 20.10.2026, er for måneden som leieforholdet begynner i (01.11.2026)',
    )
    expect(allTextOf(sheet, 'en')).toContain(
      'the payment due on 20.10.2026 is for the month in which the tenancy begins',
    )
  })

  it('is the only one that does', () => {
    for (const firstPayment of [day('2026-11-01'), day('2026-11-20')])
      expect(textOf(testLeaseSheet('home', { ...seventh, start, firstPayment }), 'Husleie og betaling')).not.toContain(
        'på forskudd',
      )
  })
})

describe('a guarantee', () => {
  it.each(guaranteeKinds)('is in the clause on the deposit and among the key facts, by who gives it: %s', (kind) => {
    const by = 'Åse & Co. <AS>'
    const sheet = testLeaseSheet(
      'home',
      { ...seventh, deposit: testDeposits.none, guarantee: { ...nav, kind, by } },
      'en',
    )
    const [nb, en] = [textOf(sheet, 'Depositum'), textOf(sheet, 'Depositum', 'en')]
    expect(nb).toContain('en garanti på inntil kr 30 000')
    expect(en).toContain('A guarantee of up to kr 30 000')
    for (const text of [nb, en]) expect(text).toContain(`: ${by}.`)
    // A lease without a deposit also states the limit for deposit and guarantee together.
    expect(nb).toContain('ikke være mer enn 6 måneders leie, her kr 75 000')
    expect(allTextOf(sheet)).toContain(`Garanti: kr 30 000, ${by}`)
  })

  it('stands beside a deposit, and says until when it holds', () => {
    const until = day('2027-06-30')
    const sheet = testLeaseSheet('home', { ...seventh, deposit: testDeposits.own, guarantee: { ...nav, until } }, 'en')
    const text = textOf(sheet, 'Depositum')
    expect(text).toContain('depositum på kr 36 000')
    expect(text).toContain('Garantien gjelder til og med 30.06.2027.')
    expect(text.match(/til sammen/g)).toHaveLength(1)
    expect(allTextOf(sheet, 'en')).toContain('kr 30 000, NAV Frogner, until 30.06.2027')
  })

  it('can’t be text not to be given by a lease that has none, whatever its further terms say', () => {
    for (const other of ['', 'Leietaker stiller depositumsgaranti fra NAV på kr 37 500.'])
      for (const lang of ['nb', 'en'] as const) {
        const sheet = testLeaseSheet('home', { ...seventh, deposit: testDeposits.none, other }, 'en')
        expect(textOf(sheet, 'Depositum', lang)).not.toMatch(/garanti|guarantee/i)
      }
  })
})

describe('a term that is too short', () => {
  const short = { ...seventh, ...oneYearTerm, reason: '' }
  const others = [
    '',
    'Utleier flytter hjem fra utlandet og skal da bo i boligen.',
    'Leietaker kan be om begrunnelse hvis utleier nekter husdyr.',
    'Tidsbestemt fordi utleier skal ta boligen til eget bruk (§ 9-3).',
  ]
  it.each(others)('is open-ended by its own field alone, and denies nothing of the further terms: %j', (other) => {
    for (const lang of ['nb', 'en'] as const) {
      const sheet = testLeaseSheet('home', { ...short, other }, 'en')
      const text = textOf(sheet, 'Leietid', lang)
      expect(text).toContain(lang === 'nb' ? 'skal derfor regnes som tidsubestemt' : 'to count as open-ended')
      expect(text).toContain(
        lang === 'nb' ? 'i dette punktet er det ikke ført opp noen grunn' : 'entered in this clause',
      )
      expect(text).not.toMatch(
        /avtalen oppgir ingen grunn|agreement gives no reason|Grunnen .* står i punkt|stands in clause/,
      )
    }
  })

  it('holds with a reason in its own field', () => {
    const sheet = testLeaseSheet('home', { ...short, reason: 'Utleieren flytter selv inn.' })
    expect(textOf(sheet, 'Leietid')).not.toContain('tidsubestemt og løper')
  })
})

it.each([
  ['nb', 'fem uker etter at varselet ble sendt'],
  ['en', 'five weeks after that notice was sent'],
] as const)('the bank’s five weeks run from the day on which its notice was sent: %s', (lang, words) => {
  for (const rentInDepositBank of [true, false]) {
    const deposit = { ...testDeposits.own, iban: 'NO9386011117947' } as const
    const sheet = testLeaseSheet('home', { ...seventh, deposit, rentInDepositBank }, 'en')
    expect(textOf(sheet, 'Depositum', lang)).toContain(words)
  }
})
