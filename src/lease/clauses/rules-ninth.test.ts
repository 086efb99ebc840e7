import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { lettingKinds } from '../law/model'
import { allTextOf, testLeaseSheet, testTerms, textOf } from './test-clauses'
import { testCoTenants, testDeposits } from './test-lease'
import { ordinalText } from './rules-values'

const ninth = { edition: 9, split: null } as const
const sameBank = { deposit: testDeposits.own, rentInDepositBank: true, rentIban: 'NO2930001234568' } as const

describe('the ninth edition says what the Act says', () => {
  it.each([
    [
      'Partene',
      {},
      'uten unødig opphold varsle hverandre',
      'must tell the other without delay of any change of address',
    ],
    ['Husleie og betaling', {}, 'gi utleieren 14 dagers frist til å medvirke', 'and 14 days to take part'],
    ['Husleie og betaling', {}, 'forfaller den 15. i måneden', 'is due on the 15th of each month'],
    ['Endring av leien', {}, 'leietakerens forbedringer og innsats', 'the tenant’s improvements and work is deducted'],
    ['Endring av leien', {}, 'kreve den fastsatt etter § 12-2', 'including an index adjustment'],
    ['Depositum', {}, 'når som helst kan kreve at banken utbetaler opptjente renter', 'may at any time ask the bank'],
    ['Depositum', {}, 'når som helst kreve det tilbake', 'may be reclaimed by the tenant at any time'],
    ['Depositum', sameBank, 'skal banken på utleierens krav betale', 'the bank must at the landlord’s request pay'],
    [
      'Depositum',
      { deposit: { ...testDeposits.product, bank: 'Fjordbanken' } },
      'oppretter en egen, sperret depositumskonto i leietakerens navn i Fjordbanken.',
      'deposit account in the tenant’s name with Fjordbanken.',
    ],
    ['Depositum', { deposit: testDeposits.product }, 'i leietakerens navn i bank.', 'with a bank.'],
    ['Nøkler', {}, 'Leietakeren får 4 nøkler ved overtakelsen', 'receives 4 keys at handover'],
    ['Nøkler', { keys: 1 }, 'får 1 nøkkel ved overtakelsen og leverer den', 'receives 1 key at handover'],
    [
      'Bruk av boligen',
      {},
      'med tre måneders frist til utløpet av en kalendermåned',
      'three months’ notice to the end',
    ],
    ['Bruk av boligen', {}, 'avslag i leien etter § 2-11', 'a reduction of the rent under § 2-11'],
    ['Bruk av boligen', {}, 'lar interesserte kjøpere få se boligen', 'is responsible for contents insurance'],
    [
      'Husstand og framleie',
      {},
      'militærtjeneste, sykdom eller andre tungtveiende grunner',
      'military service, illness',
    ],
    ['Vedlikehold', {}, 'testing av røykvarslere og brannslokkingsutstyr', 'is responsible for the necessary checks'],
    [
      'Oppsigelse',
      {},
      'faller oppsigelsen bort hvis ikke',
      'loses the right to claim that the notice is contrary to the',
    ],
    ['Mislighold', {}, 'skal være skriftlig og begrunnet', 'In the event of a material breach by the tenant'],
    ['Fraflytting', {}, 'vederlag som svarer til leien', 'inspect the dwelling together at move-out as well'],
    ['Fraflytting', {}, 'Ting som leietakeren lar bli igjen', 'things that the tenant leaves behind'],
    [
      'Leietid',
      testTerms.fixed,
      'når leietiden er ute, skal boligen brukes i samsvar med den. Ellers regnes avtalen som tidsubestemt.',
      'at the end of the term the dwelling must be used in accordance with it',
    ],
    ['Husleie og betaling', {}, 'er for den måneden som den forfaller i', 'for the month in which it falls due'],
    ['Endring av leien', {}, 'ett år etter at den gjeldende leien trådte i kraft', 'the current rent took effect'],
    ['Depositum', {}, 'skal da varsle utleieren, og betale ut', 'must then notify the landlord, and pay out'],
    ['Vedlikehold', {}, 'Må noe som tilhører utleieren, skiftes ut', 'replacing things that belong to the landlord'],
    ['Mislighold', {}, 'når utleieren først må ha gitt en skriftlig advarsel', 'a written warning first'],
    ['Mislighold', {}, 'leietakerens rett til å heve avtalen', 'the tenant’s right to terminate with immediate effect'],
    ['Fraflytting', {}, 'eller det er stilt betryggende sikkerhet for dem', 'or adequate security is given for them'],
    ['Andre vilkår', {}, 'med mindre loven selv lar partene avtale', 'unless the Act itself lets the parties agree'],
  ] as const)('%s, %j', (title, changes, nb, en) => {
    const sheet = testLeaseSheet('home', { ...ninth, ...changes }, 'en')
    expect(textOf(sheet, title)).toContain(nb)
    expect(textOf(sheet, title, 'en')).toContain(en)
  })

  it('of a room that is away from in the same words', () => {
    const says = textOf(testLeaseSheet('room', ninth), 'Husstand og framleie')
    expect(says).toContain('militærtjeneste, sykdom eller andre tungtveiende grunner')
  })
})

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [20, '20th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [30, '30th'],
  [31, '31st'],
])('rent is due on the %i as %s', (date, text) => expect(ordinalText(date)).toBe(text))

it('English figures have a decimal point, and the Norwegian ones a comma', () => {
  const sheet = testLeaseSheet('home', { ...ninth, rent: ore(1_234_550) }, 'en')
  expect(textOf(sheet, 'Husleie og betaling')).toContain('kr 12 345,50')
  expect(textOf(sheet, 'Husleie og betaling', 'en')).toContain('kr 12 345.50')
  expect(allTextOf(sheet, 'en')).not.toMatch(/\d,\d/)
})

describe.each(lettingKinds)('a lease of %s', (letting) => {
  const all = (changes = {}) => allTextOf(testLeaseSheet(letting, { ...ninth, ...changes }, 'en'), 'nb')
  const english = (changes = {}) => allTextOf(testLeaseSheet(letting, { ...ninth, ...changes }, 'en'), 'en')

  it('says nothing about what it doesn’t know, and no nationality', () => {
    for (const coTenants of [[], testCoTenants]) {
      const sheet = JSON.stringify(testLeaseSheet(letting, { ...ninth, coTenants, comforts: [] }, 'en'))
      expect(sheet).not.toMatch(/[Aa]vtalen sier ikke|does not say|svensk|Swedish|Statsborgerskap|Nationality/)
    }
  })

  it('has no “om ikke”, “drainage”, “is to be” or “stands”', () => {
    for (const comforts of [[], ['water-drain', 'internet']] as const)
      for (const term of Object.values(testTerms)) {
        expect(all({ comforts, ...term })).not.toMatch(/\bom ikke|brannslukking/)
        expect(english({ comforts, ...term })).not.toMatch(/drainage|\bis to be\b|\bstands\b|sees to|falls due on day/)
      }
  })

  it('that can’t be terminated says so in the box, in clauses 3 and 12 and in the key facts', () => {
    const sheet = testLeaseSheet(letting, { ...ninth, ...testTerms.fixed })
    expect(textOf(sheet, 'Leietid')).toContain('i den avtalte leietiden')
    expect(textOf(sheet, 'Leietid')).toContain('Lovens unntak står i punkt 12.')
    expect(textOf(sheet, 'Oppsigelse')).toContain('Avtalen kan ikke sies opp i leietiden')
    expect(allTextOf(sheet)).toContain('Oppsigelsestid: Kan ikke sies opp i leietiden. Unntak i punkt 12')
    const box = textOf(sheet, 'Boligen')
    expect(box).not.toContain('Oppsigelsestiden står i punkt')
    if (letting === 'room' || letting === 'own_home')
      expect(box).toContain('Avtalen kan ikke sies opp i leietiden, se punkt 3.')
  })

  it('that can be terminated says so there', () => {
    for (const term of [testTerms.running, testTerms.terminable]) {
      const box = textOf(testLeaseSheet(letting, { ...ninth, ...term }), 'Boligen')
      expect(box).not.toContain('kan ikke sies opp')
      if (letting === 'room' || letting === 'own_home') expect(box).toContain('Oppsigelsestiden står i punkt 12.')
    }
  })
})

it('rent that is paid ahead is for one month only, and a guarantor is named without a kind', () => {
  const ahead = testLeaseSheet('home', { ...ninth, start: day('2027-02-01'), firstPayment: day('2027-01-20') })
  expect(textOf(ahead, 'Husleie og betaling')).toContain('Leien betales på forskudd')
  expect(textOf(ahead, 'Husleie og betaling')).not.toContain('som den forfaller i')
  const guarantee = { kind: 'other', by: 'Stiftelsen Trygg', sum: ore(1_000_000), until: null } as const
  expect(textOf(testLeaseSheet('home', { ...ninth, guarantee }), 'Depositum')).toContain(
    'en garanti på inntil kr 10 000. Garantist er Stiftelsen Trygg.',
  )
})

it('the page on personal data names what the tenancy adds, and of a company those who act for it', () => {
  const says = (changes = {}) => JSON.stringify(testLeaseSheet('home', { ...ninth, ...changes }).privacy)
  expect(says()).toContain('betalingene og det som er ubetalt')
  expect(says()).toContain('brev og protester, overtakelser med bilder av boligen')
  expect(says()).toContain('Uten navn, fødselsdato og kontaktopplysninger')
  expect(says({ tenantOrganisation: '923609016' })).toContain('til dem som handler for leietakeren')
  expect(says({ tenantOrganisation: '923609016' })).not.toContain('Uten navn, fødselsdato')
  expect(says({ edition: 8 })).not.toContain('det som er ubetalt')
})

it('costs that one side bears alone are not called shared', () => {
  const split = { category: 'LANDLORD', costs: 'strøm og internett', tenant: null, landlord: null } as const
  const says = textOf(testLeaseSheet('home', { ...ninth, comforts: [], split }), 'Hva leien omfatter')
  expect(says).toContain('Utleieren betaler kostnadene til strøm og internett.')
  expect(says).not.toMatch(/delte|deler disse/)
})

it('costs that can’t be charged are joined by “og”', () => {
  const split = {
    category: 'TENANT',
    costs: 'strøm, internett og TV',
    sum: ore(1),
    tenant: null,
    landlord: null,
  } as const
  const sheet = testLeaseSheet('home', { ...ninth, split }, 'en')
  expect(textOf(sheet, 'Hva leien omfatter')).toContain('også ført opp internett og TV som delte kostnader')
  expect(textOf(sheet, 'Hva leien omfatter', 'en')).toContain('also entered internett and TV as shared costs')
})

it('a lease of the eighth edition keeps its words', () => {
  const sheet = testLeaseSheet('room', { edition: 8, ...testTerms.fixed, writtenOn: day('2026-11-30') }, 'en')
  expect(allTextOf(sheet)).toContain('Avtalen sier ikke om leietakeren har fått')
  expect(JSON.stringify(sheet)).toContain('svensk')
})
