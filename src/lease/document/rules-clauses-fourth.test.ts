import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { lettings } from '../contract/model-law'
import type { LeaseData } from './model'
import { leaseSheet } from './rules'
import { clauseOf, ends, ofTerm, sheetOf, textOf } from './test-clauses'
import { anyDeposit, anyLease } from './test-lease'

type Sheet = ReturnType<typeof sheetOf>
/** Everything that a lease says in one language, lists and key facts too. */
function allOf(sheet: Sheet, lang: 'nb' | 'en' = 'nb'): string {
  const facts = sheet.facts.map(({ label, value }) => `${label[lang]}: ${value[lang] ?? value.nb}`)
  const items = [...sheet.clauses, sheet.signatures].flatMap((clause) =>
    clause.items.flatMap((item) =>
      item.kind === 'list'
        ? item.list.map((each) => each[lang] ?? each.nb)
        : item.kind === 'typed'
          ? [item.text]
          : 'wording' in item
            ? [item.wording[lang] ?? '']
            : [],
    ),
  )
  return [...facts, ...items].join('\n').replaceAll('\u00a0', ' ')
}
const linesOf = (sheet: Sheet, title: string) =>
  clauseOf(sheet, title).items.flatMap((item) => (item.kind === 'list' ? item.list.map(({ nb }) => nb) : []))

describe('a term too short for one without a reason', () => {
  const asksReason = lettings.filter((letting) => letting !== 'own_home')
  const short = { ...ends, end: day('2027-07-14') }

  it.each(asksReason)('is open-ended wherever the lease of %s speaks of it, by hand and electronically', (letting) => {
    for (const signedBy of ['hand', 'bankid'] as const)
      for (const terminable of [true, false])
        for (const lang of ['nb', 'en'] as const) {
          const sheet = sheetOf(letting, { ...short, signedBy, terminable, notice: null }, lang)
          const text = allOf(sheet, lang)
          expect(text).not.toMatch(
            /ikke sies opp|kan sies opp i leietiden|Det slutter|i leietiden\.|blitt tidsubestemt/,
          )
          expect(text).not.toMatch(/cannot be terminated|can be terminated during|It ends on|has become open-ended/)
          expect(clauseOf(sheet, 'Leietid').items.filter(({ kind }) => kind === 'blank')).toEqual([])
        }
    const sheet = sheetOf(letting, short)
    const months = letting === 'room' ? '1 måned' : '3 måneder'
    expect(sheet.facts.slice(3, 4).concat(sheet.facts.at(-1)!)).toEqual([
      { label: { nb: 'Leietid' }, value: { nb: 'Fra 15.01.2027, regnes som tidsubestemt (se punkt 3)' } },
      { label: { nb: 'Oppsigelsestid' }, value: { nb: months } },
    ])
    expect(textOf(sheet, 'Leietid')).toContain('regnes derfor som tidsubestemt')
    expect(textOf(sheet, 'Oppsigelse')).toContain(`Oppsigelsestiden er ${months}, regnet`)
  })

  it('has the notice that was typed for it', () => {
    expect(textOf(sheetOf('home', { ...short, notice: 2 }), 'Oppsigelse')).toContain('Oppsigelsestiden er 2 måneder,')
  })

  it('holds where the reason stands among the further terms, and says where', () => {
    const sheet = sheetOf('home', { ...short, other: 'Utleieren trenger boligen til eget bruk fra august.' })
    expect(textOf(sheet, 'Leietid')).toContain('Grunnen til den korte leietiden står i punkt 15.')
    expect(allOf(sheet)).not.toContain('regnes derfor som tidsubestemt')
    expect(allOf(sheetOf('home', { ...short, other: 'Hagen deles.' }))).toContain('regnes derfor som tidsubestemt')
  })
})

describe('the lease of a room', () => {
  const room = sheetOf('room', { sharedRooms: 'kjøkken, bad og stue' })
  const text = allOf(room)

  it('says that the dwelling is the room, and which rooms are shared', () => {
    const dwelling = textOf(room, 'Boligen')
    expect(dwelling).toContain('Der avtalen bare sier «boligen», er det dette rommet.')
    expect(dwelling).toContain('sammen med dem som bor der: kjøkken, bad og stue. De er fellesrom.')
    expect(dwelling).toContain('skal rommet og fellesrommene være ryddet og rengjort')
  })

  it('says so where no shared rooms are named', () => {
    const dwelling = textOf(sheetOf('room'), 'Boligen')
    expect(dwelling).toContain('bruker fellesrommene sammen med dem som bor der. Avtalen sier ikke nærmere hvilke')
    expect(dwelling).not.toContain('De er fellesrom')
  })

  it('leaves the landlord’s locks, water closets and tanks to the landlord', () => {
    expect(text).not.toMatch(/dørlås|vannklosett|varmtvann/)
    expect(textOf(room, 'Vedlikehold')).toContain(
      'Alt annet vedlikehold er utleierens ansvar, også alt i fellesrommene.',
    )
    expect(allOf(sheetOf('home'))).toMatch(/dørlåser, kraner, vannklosetter.*varmtvannsbeholdere/)
  })

  it('has a room’s cleaning, return, smoking and subletting', () => {
    expect(textOf(room, 'Bruk av boligen')).toMatch(
      /holder rommet rent, og rydder og gjør rent etter seg i fellesrommene/,
    )
    expect(textOf(room, 'Bruk av boligen')).toContain('verken i rommet eller i fellesrommene')
    expect(textOf(room, 'Fraflytting')).toContain('leverer leietakeren tilbake rommet med nøkler')
    expect(textOf(room, 'Husstand og framleie')).toContain('nekte at rommet framleies')
    expect(text).not.toContain('framleie en del av boligen')
  })

  it.each(lettings.filter((letting) => letting !== 'room'))('has none of it where %s is let', (letting) => {
    expect(allOf(sheetOf(letting, { sharedRooms: 'kjøkken' }))).not.toMatch(/rommet|fellesrom/)
  })
})

describe('shared costs', () => {
  const split = (costs: string, more: Partial<NonNullable<LeaseData['split']>> = {}) =>
    ({ category: 'TENANT', costs, sum: ore(30_000), period: 'month', tenant: null, landlord: null, ...more }) as const
  const included = (data: Partial<LeaseData>) => sheetOf('home', data)

  it.each([
    ['internett', []],
    ['internett', ['internet']],
    ['Bredbånd og TV', ['electricity']],
    ['felleskostnader', []],
    ['kommunale avgifter og renovasjon', ['water-drain']],
    ['broadband', []],
  ] as const)('that may not be charged are not the tenant’s: %s, with %j included', (costs, comforts) => {
    for (const category of ['TENANT', 'SPLIT'] as const) {
      const parts = category === 'SPLIT' ? { tenant: ore(1), landlord: ore(2) } : {}
      const sheet = included({ comforts: [...comforts], split: split(costs, { category, ...parts }) })
      const text = textOf(sheet, 'Hva leien omfatter')
      expect(text).toContain(
        `Partene har ført opp delte kostnader: ${costs}. Utleieren kan ikke kreve betaling for det`,
      )
      expect(text).not.toMatch(/bærer de delte|deles slik|Leietakerens del|er en del av leien/)
      expect(allOf(sheet)).not.toContain('utenom de delte')
    }
  })

  it('of power say what of it is shared, in the list of what is included and of what is not', () => {
    const sheet = included({ comforts: ['electricity'], split: split('strøm i felles vaskerom') })
    expect(linesOf(sheet, 'Hva leien omfatter')[0]).toBe('strøm, utenom de delte kostnadene som er nevnt nedenfor')
    expect(textOf(sheet, 'Hva leien omfatter')).toContain('Leietakeren bærer de delte kostnadene, kr 300 per måned.')
    const nothing = included({ comforts: [], split: split('strøm i felles vaskerom') })
    expect(allOf(nothing)).not.toContain('Verken strøm')
    expect(linesOf(nothing, 'Hva leien omfatter')).toEqual([
      'strøm, utenom de delte kostnadene som er nevnt nedenfor',
      'oppvarming',
      'vann og avløp',
      'TV-abonnement',
      'internett',
    ])
  })

  it('that the landlord bears contradict nothing either', () => {
    const sheet = included({ comforts: [], split: split('internett', { category: 'LANDLORD' }) })
    expect(linesOf(sheet, 'Hva leien omfatter')).toContain(
      'internett, utenom de delte kostnadene som er nevnt nedenfor',
    )
    expect(textOf(sheet, 'Hva leien omfatter')).toContain('Utleieren bærer de delte kostnadene, kr 300 per måned.')
  })

  it('that the landlord bears are not the tenant’s to order, and take nothing from what the rent includes', () => {
    const landlords = split('strøm og internett', { category: 'LANDLORD' })
    const missing = textOf(included({ comforts: [], split: landlords }), 'Hva leien omfatter')
    expect(missing).toContain('Vil leietakeren ha TV-abonnement, bestiller')
    const all = included({ comforts: ['electricity', 'internet'], split: landlords })
    expect(linesOf(all, 'Hva leien omfatter').slice(0, 2)).toEqual(['strøm', 'internett'])
  })

  it('take nothing from what is included and may not be charged beside the rent', () => {
    const sheet = included({ comforts: ['electricity', 'internet'], split: split('strøm og internett') })
    expect(linesOf(sheet, 'Hva leien omfatter').slice(0, 2)).toEqual([
      'strøm, utenom de delte kostnadene som er nevnt nedenfor',
      'internett',
    ])
  })

  it('of which only some may be charged say that the rest may not', () => {
    const text = textOf(included({ split: split('strøm og internett') }), 'Hva leien omfatter')
    expect(text).toContain('Noe annet kan ikke kreves i tillegg til leien, selv om det er nevnt her.')
    expect(text).not.toContain('er en del av leien')
  })
})

describe('the power contract', () => {
  const text = (more: Partial<LeaseData>) => textOf(sheetOf('home', { split: null, ...more }), 'Hva leien omfatter')
  it('is the tenant’s: the landlord charges nothing for power', () => {
    const own = text({ comforts: ['water-drain'], powerContract: 'tenant' })
    expect(own).toContain('Leietakeren har egen strømavtale for boligen')
    expect(own).toContain('Utleierens kostnader til oppvarming kan kreves')
  })
  it('is the landlord’s, or not told, or of no interest where the rent includes power', () => {
    expect(text({ comforts: [], powerContract: 'landlord' })).toContain('Utleieren har strømavtalen for boligen.')
    expect(text({ comforts: [], powerContract: 'landlord' })).toContain('kostnader til strøm og oppvarming kan kreves')
    expect(text({ comforts: [] })).toContain('Avtalen sier ikke hvem av partene som har strømavtalen')
    expect(text({ comforts: ['electricity'], powerContract: 'tenant' })).not.toContain('strømavtale')
  })
})

it.each([
  [[], ['Avtalen sier ikke om leietakeren har fått energiattest eller opplysninger om radon.']],
  [
    ['radon'],
    ['Leietakeren har fått opplysninger om radon.', 'Avtalen sier ikke om leietakeren har fått energiattest.'],
  ],
  [['energy_certificate', 'radon'], ['Leietakeren har fått energiattest og opplysninger om radon.']],
] as const)('says which papers of the home were given, and what is not told: %j', (homePapers, sentences) => {
  const found = textOf(sheetOf('home', { homePapers }), 'Boligen')
    .split('\n')
    .filter((line) => /har fått/.test(line))
  expect(found).toEqual(sentences)
})

describe('no notice at all', () => {
  it.each(lettings)('of %s names no end of a month', (letting) => {
    for (const term of ['running', 'fixed', 'terminable'] as const) {
      const sheet = sheetOf(letting, { ...ofTerm[term], notice: 0 })
      expect(allOf(sheet)).not.toMatch(/0 måneder|utløpet av en kalendermåned|hele kalendermåneder/)
      const isTold = !(letting === 'own_home' && term === 'fixed')
      expect(textOf(sheet, 'Oppsigelse').includes('Partene har avtalt at det ikke er noen oppsigelsestid.')).toBe(
        isTold,
      )
    }
    expect(sheetOf(letting, { notice: 0 }).facts.at(-1)!.value).toEqual({ nb: 'Ingen' })
  })
})

describe('the account of the rent in the bank of the deposit', () => {
  const says = (more: Partial<LeaseData>) =>
    textOf(sheetOf('home', { rentInDepositBank: true, ...more }), 'Depositum').includes('i samme bank som depositumet')
  it.each([
    ['the same register number', 'NO2930009876548', true],
    ['another one', 'NO9386011117947', false],
    ['a foreign account', 'SE4550000000058398257466', false],
    ['no account yet', '', false],
  ])('is agreed only where both numbers show it: %s', (_what, rentIban, expected) => {
    expect(says({ rentIban, deposit: anyDeposit.own })).toBe(expected)
  })
  it('is as agreed for an account that is opened here, whose number nobody knows yet', () => {
    expect(says({ deposit: anyDeposit.product })).toBe(true)
    expect(says({ deposit: anyDeposit.product, rentInDepositBank: false })).toBe(false)
    // Without an account of the rent the lease has none to name.
    expect(says({ deposit: anyDeposit.product, rentIban: '' })).toBe(false)
  })
})

describe('a fixed term', () => {
  it.each(lettings)('of %s ends early where subletting is refused without cause, in both of its clauses', (letting) => {
    const sheet = sheetOf(letting, ofTerm.fixed)
    expect(textOf(sheet, 'Husstand og framleie')).toContain('kan leietakeren si opp avtalen.')
    const [first] = textOf(sheet, 'Oppsigelse').split('\n')
    expect(first).toContain('bortsett fra når utleieren nekter framleie uten saklig grunn, se punkt 10.')
  })
  it('tells who may end it once it is open-ended, not that it can be ended now', () => {
    const text = textOf(sheetOf('home', ofTerm.fixed), 'Oppsigelse')
    expect(text).toContain('Er leieforholdet blitt tidsubestemt, kan leietakeren si opp uten å oppgi noen grunn.')
    expect(text).not.toMatch(/^Leietakeren kan si opp|^Utleieren kan bare si opp/m)
  })
})

it('breach names the chapters of the remedies, and § 9-9 where the lease is ended', () => {
  const laws = clauseOf(sheetOf('home', {}, 'en'), 'Mislighold').items.map((item) =>
    'law' in item ? (item.law?.en ?? null) : null,
  )
  expect(laws).toEqual(['Tenancy Act ch. 2 and 5', 'Tenancy Act § 9-9', null])
})

it.each(['home', 'shared_house'] as const)('a protest in %s leads to the tribunal, with its address', (letting) => {
  const text = allOf(sheetOf(letting))
  expect(text).toMatch(/søksmål innen tre måneder .* Saken bringes inn for Husleietvistutvalget \(htu\.no\)\./)
  expect(text.match(/htu\.no/g)).toHaveLength(2)
  expect(text).not.toContain('husleietvistutvalget.no')
})

it.each(lettings)('a lease of %s speaks of insurance, frost, viewing and emergencies', (letting) => {
  const [nb, en] = [allOf(sheetOf(letting, {}, 'en')), allOf(sheetOf(letting, {}, 'en'), 'en')]
  for (const words of [
    'innboforsikring',
    /fryser|frostskader/,
    'la nye leietakere få se boligen',
    'for kjøpere',
    'uten varsel',
  ])
    expect(nb).toMatch(words)
  for (const words of [
    'contents insurance',
    /freeze|frost/,
    'new tenants see the dwelling',
    'buyers',
    'without notice',
  ])
    expect(en).toMatch(words)
})

describe('a birth date that nobody has told', () => {
  const born = (changes: Partial<LeaseData>) => {
    const { landlord } = anyLease()
    const [parties] = leaseSheet(anyLease({ landlord: { ...landlord, birthday: null }, ...changes }), 'nb').clauses
    const tables = parties!.items.flatMap((item) => (item.kind === 'parties' ? [item.table] : []))
    return tables[0]!.rows.find(({ label }) => label.nb === 'Fødselsdato')!.values[0]
  }
  it('is a line to write on, where it is written by hand', () => {
    expect(born({})).toEqual({ nb: '', blank: true })
    expect(born({ signedBy: 'bankid' })).toEqual({ nb: 'ikke oppgitt' })
    expect(born({ edition: 3 })).toEqual({ nb: 'ikke oppgitt' })
  })
})
