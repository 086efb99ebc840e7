import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { blackedOut, blackout, blackoutPage, isClean, withTexts, type Blackout } from './rules-blackout'

const given: Blackout = {
  accounts: ['NO9386011117947'],
  contacts: ['per@example.no', '+47 90 01 23 45', '41999999@example.no', '+46 70 123 45 67'],
  thirdPersons: ['Grete Garantist', ''],
  references: ['0000041112233', '63636363', '707057500012345678'],
  births: [day('1990-05-17')],
  parties: ['Kari Nordmann', 'Per Hansen'],
  words: [],
}
const black = blackout(given)
/** Texts that are gone as a whole. */
const gone = (of: readonly string[]) => of.map((text) => [text, blackedOut] as const)

describe('a number of identity is blacked out', () => {
  it.each(
    gone([
      '17059012345',
      '170590 12345',
      '170590-12345',
      '170590 - 12345',
      '17.05.90 12345',
      '17.05.90-12345',
      '17.05.1990-12345',
      '17.05.1965 12345',
      '17 05 90 12345',
      '17 05 90 123 45',
      '1 7 0 5 9 0 1 2 3 4 5',
      '170590\n12345',
      '1705\n9012 345',
      '1507 6500 565',
      '1507\n6500 565',
      '150 765 005 65',
      '170590 123 45',
      '170590\u201312345',
      '1705.90.123.45',
      // A D-number, numbers for tests, and dates that no month has.
      '570590 12 345',
      '57.05.90.12345',
      '178590 1 2345',
      '174590 12 34 5',
      '99999912345',
    ]),
  )('%j', (text, expected) => expect(black(text)).toBe(expected))

  it.each([
    ['Fnr. 17059012345.', 'Fnr. [sladdet].'],
    ['Rom 12 170590 12345', 'Rom 12 [sladdet]'],
    ['fnr17059012345', 'fnr[sladdet]'],
    ['170590 12345 og 160590 12345', '[sladdet] og [sladdet]'],
    ['17059012345 41112233', '[sladdet] [sladdet]'],
    ['17.05.1990 12345', '[sladdet]'],
  ])('%j', (text, expected) => expect(black(text)).toBe(expected))
})

describe('invisible characters hide nothing', () => {
  const unseen = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u200b\u200d\u2060\u200b\ufeff']
  it.each(unseen.map((one) => [one.codePointAt(0)!.toString(16), one.length, one]))(
    'U+%s, %d times',
    (_at, _times, one) => {
      expect(black(`Fnr. 170590${one}12345.`)).toBe('Fnr. [sladdet].')
      expect(black(Array.from('17059012345').join(one))).toBe('[sladdet]')
      expect(black(`170590 ${one} 12345`)).toBe('[sladdet]')
      // A digit behind an invisible character doesn't hide the number before it.
      expect(black(`17059012345${one}9`)).not.toContain('17059012345')
      expect(black(`Grete${one} Gar${one}antist og nabo@${one}example.no`)).toBe('[sladdet] og [sladdet]')
      expect(black(`Bare ${one}ord`)).toBe(`Bare ${one}ord`)
      const typed = { text: `170590${one}12345` }
      expect(isClean(typed, black)).toBe(false)
      expect(blackoutPage(`Nr. 1705${one}90${one}\n12345 her`, typed, black)).toBe('Nr. [sladdet] her')
    },
  )
})

describe('somebody’s account is blacked out', () => {
  it.each([
    ['Til 1234.56.78903', 'Til [sladdet]'],
    ['Til 1234 56 78903.', 'Til [sladdet].'],
    ['Til 1234\n56 78903', 'Til [sladdet]'],
    ['Til 1234 5678903', 'Til [sladdet]'],
    ['NO12 3456 7890 312', '[sladdet]'],
    ['NO12 3456\n7890 312', '[sladdet]'],
    ['DE89 3704 0044 0532 0130 00', '[sladdet]'],
  ])('%j', (text, expected) => expect(black(text)).toBe(expected))
})

describe('somebody’s phone is blacked out', () => {
  it.each(
    gone([
      '41112233',
      '411 12 233',
      '41 11 22 33',
      '411 122 33',
      '411-12-233',
      '411.12.233',
      '41.11.22.33',
      '4111 2233',
      '41 112 233',
      '411 12\n233',
      '411\n12 233',
      '411\u00a012\u00a0233',
      '41\u00a0112\u00a0233',
      '411–12–233',
      '411/12/233',
      '4 1 1 1 2 2 3 3',
      '22334455',
      '22 33 44 55',
      '22-33-44-55',
      '20 30 40 50',
      '+47 41112233',
      '+4741112233',
      '+47 411 12 233',
      '+47-411-12-233',
      '(+47) 411 12 233'.slice(1).replace(')', ' '),
      '+47 22 33 44 55',
      '+ 47 41112233',
      '0047 41112233',
      '004741112233',
      '0047 411 12 233',
      '00 47 411 12 233',
      '4741112233',
      '47 411 12 233',
      '+46 70 999 99 99',
      '+46709999999',
      '+44 20 7946 0958',
      '+1 212 555 0123',
    ]),
  )('%j', (text, expected) => expect(black(text)).toBe(expected))

  it.each([
    ['tlf 41112233', 'tlf [sladdet]'],
    ['tlf.41112233', 'tlf.[sladdet]'],
    ['tlf41112233,', 'tlf[sladdet],'],
    ['(411) 12 233', '([sladdet]'],
    ['41112233/22334455', '[sladdet]/[sladdet]'],
    ['41112233,22334455', '[sladdet],[sladdet]'],
    ['411 12 233\n22 33 44 55', '[sladdet]\n[sladdet]'],
    ['Ring 41112233 etter 20.11.2026', 'Ring [sladdet] etter 20.11.2026'],
    ['20.11.2026 411 12 233', '20.11.2026 [sladdet]'],
    ['kl. 14.05: 411 12 233', 'kl. 14.05: [sladdet]'],
    ['0155 Oslo, 411 12 233', '0155 Oslo, [sladdet]'],
    ['Naboen 41112233, kr 500', 'Naboen [sladdet], kr 500'],
    ['41112233 500 kr', '[sladdet] 500 kr'],
  ])('%j', (text, expected) => expect(black(text)).toBe(expected))
})

describe('other people are blacked out', () => {
  it.each([
    ['nabo@example.no sa det', '[sladdet] sa det'],
    ['grete garantist betaler', '[sladdet] betaler'],
    ['Grete\nGarantists konto', '[sladdet] konto'],
  ])('%j', (text, expected) => expect(black(text)).toBe(expected))

  it.each([
    ['Født 15.07.1965', 'Født [sladdet]'],
    ['født: 15.7.65,', 'født: [sladdet],'],
    ['Hun er født den 15. juli 1965 i Bergen', 'Hun er født den [sladdet] i Bergen'],
    ['født i Bergen 15/7-1965', 'født i Bergen [sladdet]'],
    ['født 1965-07-15', 'født [sladdet]'],
    ['født 150765', 'født [sladdet]'],
    ['født 15071965', 'født [sladdet]'],
    ['født 15 07 1965', 'født [sladdet]'],
    ['født i 1965', 'født i [sladdet]'],
    ['født\n15.07.1965', 'født\n[sladdet]'],
    ['født 15.07.1965 00565', 'født [sladdet]'],
    ['Fødselsdato 15.07.1965', 'Fødselsdato [sladdet]'],
    ['Ola (f. 15.07.1965)', 'Ola (f. [sladdet])'],
    ['born on July 15, 1965', 'born on [sladdet]'],
    ['born 15 July 1965', 'born [sladdet]'],
    ['date of birth: 15.07.1965', 'date of birth: [sladdet]'],
    ['født 17.05.1990 12345', 'født [sladdet]'],
    ['født 17.05.1990 og 15.07.1965 er født 16.07.1966', 'født 17.05.1990 og 15.07.1965 er født [sladdet]'],
  ])('%j', (text, expected) => expect(black(text)).toBe(expected))
})

describe('stays:', () => {
  it.each([
    // The parties' own.
    '8601 11 17947',
    '8601.11.17947',
    'NO93 8601 1117 947',
    '86011117947',
    'per@example.no',
    '+47 90 01 23 45',
    '90012345',
    '900 12 345',
    '900-12-345',
    '0047 90012345',
    '004790012345',
    '+4790012345',
    '+46 70 123 45 67',
    '41999999@example.no',
    'Født 17.05.1990',
    'Født 17. mai 1990',
    'Per Hansen\nFødt 17.05.1990\nStorgata 12, 0155 Oslo\n+47 90 01 23 45\nper@example.no',
    // Sums.
    'Betalt 01.12.2026 500 kr',
    'kr 12 345 678',
    'kr 45 345 678',
    'kr 9\u00a0500',
    '45 345 678 kr',
    '45 345 678,00',
    'kr 23.456.789,00',
    '9\u00a0500\n112\u00a0500 12\u00a0000 9\u00a0500',
    'november 2026 9 500',
    'Leie 9 500 9 500',
    '01.11.2026 9\u00a0500 9\u00a0500 03.11.2026',
    'kr 9 500 fra 01.08.2026\nkr 9 900 fra 01.08.2027',
    // Payment references, meters and companies.
    'KID: 0000041112233',
    'Måler 63636363',
    'Måler 7070 5750 0012 3456 78',
    'Måler 707057500012345679',
    'Måler 7359992890, 12345,6',
    'Strøm 20.11.2026 12345 kWh',
    'Organisasjonsnummer 912 345 678',
    'Organisasjonsnummer 912345678',
    // Days, years and times.
    'Fra 01.01.2026 til 31.12.2026',
    '20.11.2026',
    '2026-10-01',
    '20.11.2026–22.11.2026',
    '20.11.–25.12.2026',
    '20261120',
    '2025–2026',
    '2025 2026',
    '2025/2026',
    'kl. 20.15–21.30',
    '20.11.26',
    'Leien er fra 2026. Husleieloven § 3-5',
    'Født til å leie. Det begynte 01.12.2026',
    // Words that only look like a name.
    'Margrete Garantisten',
    '/api/document/aa41112233-17059012345',
    'gnr. 208 bnr. 123',
  ])('%j', (text) => expect(black(text)).toBe(text))
})

describe('words of the landlord', () => {
  const own = () => blackout({ ...given, words: ['Ola Nabo', 'Per', 'kreft', 'Åse', 'Storgata 14', 'Finnes Ikke'] })
  it.each([
    ['Ola Nabo, OLA NABO og Ola\nNabos hund', '[sladdet], [sladdet] og [sladdet] hund'],
    ['Ola og Nabo', 'Ola og Nabo'],
    ['Hun har kreft.', 'Hun har [sladdet].'],
    ['Åses mor i Storgata 14, ikke Storgata 145', '[sladdet] mor i [sladdet], ikke Storgata 145'],
    // A party keeps the name.
    ['Per Hansen sa at Per kom', 'Per Hansen sa at [sladdet] kom'],
    ['perm', 'perm'],
    ['per@example.no', 'per@example.no'],
  ])('are blacked out as words: %j', (text, expected) => expect(own()(text)).toBe(expected))

  it('are counted once each, whatever their case', () => {
    const counting = own()
    expect(counting.foundWords()).toBe(0)
    for (const text of ['kreft og Kreft', 'KREFT', 'Ola  Nabo']) counting(text)
    expect(counting.foundWords()).toBe(2)
  })
})

describe('a page', () => {
  it.each([
    ['a phone', 'ring 41112233 nå', 'ring 411\n12233 nå', 'ring [sladdet] nå'],
    ['a number of identity', '17059012345', '17059\n012345', '[sladdet]'],
    ['an e-mail address', 'nabo@example.no', 'nabo@exam\nple.no', '[sladdet]'],
    ['a name', 'Grete Garantist', 'Grete Garan-\ntist', '[sladdet]'],
  ])('has lines that break %s', (_what, typed, page, expected) =>
    expect(blackoutPage(page, { text: [typed] }, black)).toBe(expected),
  )

  it('loses no word that only contains what is blacked out', () => {
    const word = blackout({ ...given, words: ['An'] })
    expect(blackoutPage('Anne og An', 'An', word)).toBe('Anne og [sladdet]')
  })
})

it('every text of a value is blacked out', () => {
  const value = { a: ['17059012345', 1, null], b: { c: 'Sluk' } }
  expect(withTexts(value, black)).toEqual({ a: ['[sladdet]', 1, null], b: { c: 'Sluk' } })
  expect([isClean(value, black), isClean(value.b, black)]).toEqual([false, true])
})
