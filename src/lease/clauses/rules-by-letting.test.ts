import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { leaseSheet } from '../document/rules'
import { lettingKinds, type Letting } from '../law/model'
import type { LeaseData } from './model'
import { sentencesAt } from './rules-sentences'
import type { ClausePlace } from './rules-by-letting'
import type { LeaseCase } from './rules-case'
import { oneYearTerm, lawsOf, testTerms, testLeaseSheet, textOf, type TestTerm } from './test-clauses'
import { clausesPage } from './test-clauses-page'
import { testCoTenants, testLease } from './test-lease'

/**
 * The paragraphs on which the sentences of these clauses are based, for each kind of letting. They are read from the
 * Act, not from the table.
 */
const inLaw: Readonly<
  Record<
    Letting,
    Readonly<
      Record<TestTerm, Readonly<Record<'term' | 'subletting' | 'upkeep' | 'notice' | 'breach', readonly string[]>>>
    >
  >
> = (() => {
  const subletting = ['§ 7-1', '§§ 7-2 til 7-4', '§ 7-6']
  const sublettingFixed = ['§ 7-1', '§§ 7-2 til 7-4', '§ 7-5', '§ 7-6']
  const protection = ['§ 9-4', '§ 9-5', '§ 9-7', '§ 9-8']
  const freely = ['§ 9-4', '§ 9-5 tredje ledd, § 9-7 fjerde ledd og § 9-8 tredje ledd']
  const upkeep = ['§ 5-3', '§ 5-3', '§ 5-5', '–']
  const breach = ['kap. 2 og 5', '§ 9-9', '–']
  const ofOwnHome = ['kap. 2 og 5', '–', '–']
  const own = ['§ 7-1', '§§ 7-2 og 11-4', '§ 7-6']
  const notice = {
    running: '§ 9-6',
    fixed: '§§ 7-5, 9-2 og 9-6',
    terminable: '§§ 9-2 og 9-6',
  }
  const inRoom = { subletting: ['§ 7-1', '§§ 7-2 og 7-4', '§ 7-6'], upkeep, breach }
  const inHome = { subletting, upkeep, breach }
  // The paragraphs of a fixed term with a reason, in order: the term, its binding force, its minimum, the reason, and
  // the time after the term.
  const short = ['§ 9-2', '§ 9-2', '§ 9-3', '§ 9-3', '§ 9-2']
  const home = {
    running: { ...inHome, term: ['–'], notice: [notice.running, ...protection] },
    fixed: { ...inHome, term: short, subletting: sublettingFixed, notice: [notice.fixed, ...protection] },
    terminable: { ...inHome, term: short, notice: [notice.terminable, ...protection] },
  }
  // A term of a year is long enough here, so the lease doesn't say that it is short.
  const long = ['§ 9-2', '§ 9-2', '§ 9-3', '§ 9-2']
  return {
    home,
    shared_house: {
      running: home.running,
      fixed: { ...home.fixed, term: long },
      terminable: { ...home.terminable, term: long },
    },
    room: {
      running: { ...inRoom, term: ['–'], notice: [notice.running, ...freely] },
      fixed: {
        ...inRoom,
        term: short,
        subletting: ['§ 7-1', '§§ 7-2 og 7-4', '§ 7-5', '§ 7-6'],
        notice: [notice.fixed, ...freely],
      },
      terminable: { ...inRoom, term: short, notice: [notice.terminable, ...freely] },
    },
    own_home: {
      running: {
        term: ['–', '§ 11-4'],
        subletting: own,
        upkeep,
        notice: ['§§ 9-6 og 11-4', '–', '§ 11-4'],
        breach: ofOwnHome,
      },
      fixed: {
        term: ['§ 11-4', '–', '–', '§ 11-4'],
        subletting: ['§ 7-1', '§§ 7-2 og 11-4', '§ 7-5', '§ 7-6'],
        upkeep,
        notice: ['§§ 7-5 og 11-4'],
        breach: ofOwnHome,
      },
      terminable: {
        term: ['§ 11-4', '–', '–', '§ 11-4'],
        subletting: own,
        upkeep,
        notice: ['§§ 9-6 og 11-4', '–', '§ 11-4'],
        breach: ofOwnHome,
      },
    },
  }
})()

const boxes: Readonly<Record<Letting, readonly [law: string, says: RegExp] | null>> = {
  home: null,
  shared_house: [
    '§ 9-3',
    /loftsbolig eller sokkelbolig i enebolig, eller en bolig i tomannsbolig, og utleieren bor i samme hus/,
  ],
  room: ['§§ 9-5 til 9-8', /ett enkelt beboelsesrom, og leietakeren har etter leieavtalen adgang til utleierens bolig/],
  own_home: [
    '§ 11-4',
    /gjelder utleiers egen bolig, .*midlertidig borte i inntil fem år\. Leietakeren har færre rettigheter/,
  ],
}

describe.each(lettingKinds)('a lease of %s', (letting) => {
  describe.each(['running', 'fixed', 'terminable'] as const)('%s', (term) => {
    it.each(['one', 'several'] as const)('with tenants: %s, rests on the paragraphs of the Act', (tenants) => {
      const sheet = testLeaseSheet(letting, {
        ...testTerms[term],
        ...(tenants === 'several' && { coTenants: [testCoTenants[0]] }),
      })
      const expected = inLaw[letting][term]
      const together = tenants === 'several' && !(letting === 'own_home' && term === 'fixed') ? ['–'] : []
      expect({
        term: lawsOf(sheet, 'Leietid'),
        subletting: lawsOf(sheet, 'Husstand og framleie'),
        upkeep: lawsOf(sheet, 'Vedlikehold'),
        notice: lawsOf(sheet, 'Oppsigelse'),
        breach: lawsOf(sheet, 'Mislighold'),
      }).toEqual({ ...expected, notice: [...expected.notice, ...together] })
    })

    it('says that it can’t be terminated where that is so, and nowhere else', () => {
      const text = textOf(testLeaseSheet(letting, testTerms[term]), 'Leietid')
      expect(/(ikke kan|kan ikke) sies opp i den avtalte leietiden/.test(text)).toBe(term === 'fixed')
    })
  })

  it('has the box of its kind, and no other', () => {
    const found = testLeaseSheet(letting).clauses.flatMap(({ title, items }) =>
      items.flatMap((item) => (item.kind === 'box' ? [{ title: title.nb, ...item }] : [])),
    )
    const expected = boxes[letting]
    expect(found.map(({ title, law }) => [title, law!.nb])).toEqual(
      expected === null ? [] : [['Boligen', `husleieloven ${expected[0]}`]],
    )
    if (expected) expect(found[0]!.wording.nb).toMatch(expected[1])
  })

  it.each([
    ['2027-12-01', { home: true, shared_house: true, room: true, own_home: false }],
    ['2028-01-13', { home: true, shared_house: true, room: true, own_home: false }],
    ['2028-01-14', { home: true, shared_house: false, room: true, own_home: false }],
    ['2030-01-13', { home: true, shared_house: false, room: true, own_home: false }],
    ['2030-01-14', { home: false, shared_house: false, room: false, own_home: false }],
  ] as const)('that ends on %s needs a reason where the Act wants one', (end, needed) => {
    const sheet = (more: Partial<LeaseData>) => testLeaseSheet(letting, { ...oneYearTerm, end: day(end), ...more })
    for (const signedBy of ['hand', 'bankid'] as const) {
      const without = textOf(sheet({ signedBy }), 'Leietid')
      expect(without.includes('regnes derfor som tidsubestemt')).toBe(needed[letting])
      expect(without.includes('tidsbestemt. Det slutter')).toBe(!needed[letting])
      const given = textOf(sheet({ signedBy, reason: 'Utleieren flytter inn.' }), 'Leietid')
      expect(given).not.toContain('regnes derfor som tidsubestemt')
      expect(given).toContain('Utleieren flytter inn.')
    }
  })

  it('has the notice that the Act has where none is agreed', () => {
    const text = textOf(testLeaseSheet(letting, { ...oneYearTerm, reason: 'Utleieren flytter inn.' }), 'Oppsigelse')
    const months = {
      home: 'da 3 måneder',
      shared_house: 'da 3 måneder',
      room: 'da 1 måned, regnet i hele kalendermåneder',
      own_home: 'kan ikke sies opp',
    }
    expect(text).toContain(months[letting])
  })

  it('lets the landlord end it with or without a reason and a protest', () => {
    const text = textOf(testLeaseSheet(letting), 'Oppsigelse')
    const isProtected = letting === 'home' || letting === 'shared_house'
    expect(text.includes('Utleieren kan bare si opp når')).toBe(isProtected)
    expect(text.includes('kan protestere skriftlig til utleieren innen én måned')).toBe(isProtected)
    expect(text.includes('trenger ingen grunn. Den skal være skriftlig.')).toBe(!isProtected)
    expect(textOf(testLeaseSheet(letting), 'Boligen').includes('færre rettigheter')).toBe(letting === 'own_home')
  })
})

it.each(['nb', 'en'] as const)('no lease leaves a placeholder open, in %s', (lang) => {
  for (const letting of lettingKinds)
    for (const term of Object.values(testTerms))
      for (const coTenants of [[], testCoTenants])
        for (const signedBy of ['hand', 'bankid'] as const) {
          const {
            page: _page,
            attachments: _attachments,
            ...sheet
          } = testLeaseSheet(letting, { ...term, coTenants, signedBy }, lang)
          expect(JSON.stringify(sheet)).not.toMatch(/\{\{|undefined|NaN|\[object/)
        }
})

it('a lease of an earlier edition has its words, whatever is let now', () => {
  const old = JSON.stringify(leaseSheet(testLease({ edition: 2, ...oneYearTerm }), 'nb'))
  expect(old).toContain('For loftsbolig eller sokkelbolig i enebolig')
  expect(old).toContain('i den utstrekning loven gir rett til det')
})

describe('the table', () => {
  it('has one sentence at most for each case where one is to stand', () => {
    const single = new Set<ClausePlace>([
      'liability',
      'dwelling',
      'shared',
      'handover',
      'kind',
      'smoking',
      'notice',
      'period',
      'leaving',
      'copies',
      'signedFor',
      'signed',
    ])
    const cases: LeaseCase[] = lettingKinds.flatMap((letting) =>
      (['running', 'fixed', 'terminable'] as const).flatMap((term) =>
        (['one', 'several'] as const).flatMap((tenants) =>
          (['hand', 'bankid'] as const).map((signedBy) => ({
            letting,
            dwelling: letting === 'room' ? ('room' as const) : ('whole' as const),
            absence: 'fits' as const,
            term,
            tenants,
            signedBy,
            length: 'short' as const,
            reason: 'none' as const,
            shared: 'named' as const,
            smoking: 'allowed' as const,
            part: 'loft' as const,
          })),
        ),
      ),
    )
    for (const of of cases)
      for (const edition of [3, 4, 5])
        for (const place of single) {
          const found = sentencesAt(place, of, edition)
          expect(found.length, `${place} of ${JSON.stringify(of)}, ${edition}`).toBeLessThanOrEqual(1)
        }
  })

  it('stands in docs/lease-kinds.md as it is', async () => {
    await expect(clausesPage()).toMatchFileSnapshot('../../../docs/lease-kinds.md')
  })
})
