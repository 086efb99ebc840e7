import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { allTextOf, oneYearTerm, listItemsOfClause, testLeaseSheet, textOf } from './test-clauses'
import { testDeposits, testLease } from './test-lease'

describe('rent owed is shown to the bank', () => {
  const text = (isAgreed: boolean, lang: 'nb' | 'en' = 'nb') =>
    textOf(
      testLeaseSheet('home', { deposit: testDeposits.product, rentInDepositBank: isAgreed }, lang),
      'Depositum',
      lang,
    )
  it('where the lease agrees on an account in the bank of the deposit, by its clause', () => {
    expect(text(true)).toContain('innen den tid dokumenterer leie som skyldes til kontoen i punkt 4, eller viser at')
    expect(text(true, 'en')).toContain('documents rent owed to the account in clause 4, or shows that a case')
  })
  it('and nowhere else: then it is a claim like another', () => {
    expect(text(false)).toContain('om ikke utleieren innen den tid viser at det er reist sak;')
    expect(text(false)).toContain('For leie, skader, renhold og andre krav kan banken bare betale')
    expect(text(false)).not.toMatch(/krever skyldig leie|dokumenterer/)
    expect(text(false, 'en')).toContain('For rent, damage, cleaning and other claims')
    expect(text(false, 'en')).not.toMatch(/claims rent owed|documents/)
  })
})

it('what goes with the dwelling is things: not work, and not what the parties go through', () => {
  const extras = {
    ...testLease().extras!,
    options: ['mailbox', 'snowshoveling', 'lawn_moving', 'escape_routes', 'review_rules', 'condition', 'washer'],
  } as const
  expect(
    listItemsOfClause(testLeaseSheet('home', { extras: { ...extras, options: [...extras.options] } }), 'Boligen').slice(
      0,
      2,
    ),
  ).toEqual(['Postkasse', 'Vaskemaskin'])
  const none = testLeaseSheet('home', { extras: { ...extras, options: ['condition'] } })
  expect(textOf(none, 'Boligen')).toContain('Til boligen hører fast inventar')
})

describe('a room of the landlord’s own home', () => {
  const sheet = testLeaseSheet('own_home', { kind: 'room', sharedRooms: 'kjøkken og bad' })
  const text = allTextOf(sheet)
  it('is let as a room, by the law of the own home', () => {
    expect(text).toContain('gjelder leie av ett enkelt beboelsesrom')
    expect(text).toContain('sammen med dem som bor der: kjøkken og bad.')
    expect(textOf(sheet, 'Fraflytting')).toContain('leverer leietakeren tilbake rommet')
    expect(textOf(sheet, 'Vedlikehold')).toContain('I rommet vedlikeholder leietakeren')
    expect(textOf(sheet, 'Bruk av boligen')).toContain('Rommet skal brukes som bolig')
    expect(text).toContain('gjelder utleiers egen bolig')
    expect(textOf(sheet, 'Oppsigelse')).toContain('trenger ingen grunn')
  })
  it('is no other home', () => {
    expect(allTextOf(testLeaseSheet('own_home', { kind: 'home' }))).not.toMatch(/rommet|fellesrom/)
    expect(allTextOf(testLeaseSheet('own_home', { kind: 'room', edition: 4 }))).not.toMatch(/rommet|fellesrom/)
  })
})

describe('the landlord’s own home for longer than its law holds', () => {
  const until = (end: string, kind: 'home' | 'room' | 'shared_house' = 'home', lang: 'nb' | 'en' = 'nb') =>
    testLeaseSheet('own_home', { ...oneYearTerm, end: day(end), kind }, lang)
  it.each([
    ['2032-01-14', true],
    ['2032-01-15', false],
    ['2034-01-14', false],
  ])('says that it is let during an absence of five years, up to %s: %s', (end, fits) => {
    const text = allTextOf(until(end))
    expect(text.includes('midlertidig borte i inntil fem år')).toBe(fits)
    expect(text.includes('færre rettigheter')).toBe(fits)
    expect(text.includes('Blir utleieren borte i mer enn fem år')).toBe(fits)
    expect(text.includes('Partene har avtalt en leietid på mer enn fem år.')).toBe(!fits)
    expect(text.includes('Protesterer leietakeren i tide')).toBe(!fits)
  })
  it('has the law of what is let', () => {
    expect(allTextOf(until('2034-01-14', 'room'))).toContain('ett enkelt beboelsesrom, og leietakeren har')
    expect(allTextOf(until('2034-01-14', 'shared_house'))).toContain('utleieren bor i samme hus')
    expect(allTextOf(until('2034-01-14', 'home', 'en'), 'en')).toContain('a term of more than five years')
  })
})
