import { describe, expect, it } from 'vitest'
import type { Rental } from '../tax-document/model'
import { addTime, type Instant } from '../../base/kit/day'
import { alreadySent, isRepeated, sameText, verdictOf, withoutIds } from './rules-sending'
import { testFigures } from './test-figures'

describe('the same again', () => {
  const figures = testFigures(1, { incomebilagsSum: 100 })
  const rental = {
    house: { id: 1, name: 'Hytta', address: 'Storgata 12', postcode: '0155', property_number: 5 },
    lines: figures.lines,
    share: 100,
    tenants: ['Per Berg'],
    found: null,
  } as unknown as Rental
  const text = sameText(figures, rental, 'ikkeKomplett')

  it('is the same however it was stored, whatever the house is called and however it was found', () => {
    const stored = JSON.parse(
      JSON.stringify(Object.fromEntries(Object.entries(figures).toReversed())),
    ) as typeof figures
    const named = {
      ...rental,
      house: { ...rental.house, name: 'Other' },
      found: { registerId: '1', municipality: '0301' },
    }
    expect(sameText(stored, named, 'ikkeKomplett')).toBe(text)
  })
  it.each([
    ['a figure', sameText(testFigures(1, { incomebilagsSum: 101 }), rental, 'ikkeKomplett')],
    [
      'a voucher',
      sameText(
        testFigures(1, { incomebilagsSum: 100, bilagsList: [{ id: 1, name: '', sum: 0, date: '2025-01-01' }] }),
        rental,
        'ikkeKomplett',
      ),
    ],
    ['the share', sameText(figures, { ...rental, share: 50 }, 'ikkeKomplett')],
    ['a tenant', sameText(figures, { ...rental, tenants: [] }, 'ikkeKomplett')],
    [
      'a number of the property',
      sameText(figures, { ...rental, house: { ...rental.house, property_number: 6 } }, 'ikkeKomplett'),
    ],
    ['how it is sent', sameText(figures, rental, 'komplett')],
  ])('is not with another %s', (_what, other) => expect(other).not.toBe(text))
})

describe('what was sent already', () => {
  const sent = (id: number, hashes: Record<string, string>) => ({ id, hashes })
  it.each([
    ['nothing', [], { 1: 'a' }, undefined],
    ['just that', [sent(4, { 1: 'a' })], { 1: 'a' }, 4],
    ['something else', [sent(4, { 1: 'b' })], { 1: 'a' }, undefined],
    ['that, and something else since', [sent(5, { 1: 'b' }), sent(4, { 1: 'a' })], { 1: 'a' }, undefined],
    ['that, and another house since', [sent(5, { 2: 'b' }), sent(4, { 1: 'a' })], { 1: 'a' }, 4],
    ['both houses one after the other', [sent(5, { 2: 'b' }), sent(4, { 1: 'a' })], { 1: 'a', 2: 'b' }, 5],
    ['one of two houses', [sent(4, { 1: 'a' })], { 1: 'a', 2: 'b' }, undefined],
    ['more than that', [sent(4, { 1: 'a', 2: 'b' })], { 1: 'a' }, 4],
  ])('%s', (_what, standing, hashes, id) => expect(alreadySent(standing, hashes)?.id).toBe(id))
})

it.each([
  ['Godkjent', 'accepted'],
  ['Tilgjengelig', 'accepted'],
  ['Avvist', 'rejected'],
  ['Mottatt', null],
  ['', null],
  ['Ikke godkjent', null],
])('the label "%s" is %s', (label, verdict) => expect(verdictOf(label)).toBe(verdict))

it('no national id is taken over from the words of the authority', () => {
  expect(withoutIds('Feil for 29817491020 og 298174 91020, beløp 150000')).toBe('Feil for … og …, beløp 150000')
})

describe('a submission that stands is sent once more', () => {
  const at = (minutes: number) => addTime('2026-11-20T10:00:00.000Z' as Instant, minutes * 60_000)
  const first = { id: 1, is_again: false, begun: at(0), handedIn: at(0) }
  const second = { id: 2, is_again: true, begun: at(1), handedIn: at(5) }
  it.each([
    ['not unless that is asked for', first, { again: false, since: at(9) }, at(9), false],
    ['not where it is only named', first, { again: false, repeats: 1, since: at(9) }, at(9), false],
    ['when it is asked for', first, { again: true, since: at(9) }, at(9), true],
    ['not beside the press that has begun it', first, { again: true, since: at(0) }, at(0), false],
    ['when it is the one that is named', second, { again: true, repeats: 2, since: at(6) }, at(6), true],
    [
      'not when another one is named, however late',
      second,
      { again: true, repeats: 1, since: at(999) },
      at(999),
      false,
    ],
    ['not ten minutes after it was itself sent so', second, { again: true, since: at(14) }, at(14), false],
    ['later than that', second, { again: true, since: at(15) }, at(15), true],
    ['not by a request that was lost after it had begun it', second, { again: true, since: at(1) }, at(99), false],
  ])('%s', (_what, standing, asked, now, is) => {
    expect(isRepeated(standing, asked, now)).toBe(is)
  })
})
