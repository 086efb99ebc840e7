import { describe, expect, it } from 'vitest'
import { textOutsideMargins, readPdf } from '../../base/pdf/test-pdf'
import { leasePaper } from './pdf'
import { lettingKinds } from '../law/model'
import { testCoTenants, testDeposits, testLease, testTerm } from '../clauses/test-lease'

const margin = { x: (24 / 25.4) * 72, top: (20 / 25.4) * 72, bottom: (8 / 25.4) * 72 }
/** The text is above this line, the foot below it (points). */
const foot = (27 / 25.4) * 72

const cases = lettingKinds.flatMap((letting) =>
  [0, 1, 3].flatMap((further) =>
    (['running', 'time-bound'] as const).flatMap((term) =>
      (['hand', 'bankid'] as const).flatMap((signedBy) =>
        (['nb', 'en'] as const).map((lang) => ({ letting, further, term, signedBy, lang })),
      ),
    ),
  ),
)
/** Some of the cases: each kind once, each number of tenants by hand and electronically, and the longest paper. */
const some = cases.filter(({ letting, further, term, signedBy, lang }) =>
  [
    'home 1 time-bound hand en',
    'shared_house 3 time-bound bankid en',
    'room 0 running bankid nb',
    'own_home 3 time-bound hand en',
  ].includes(`${letting} ${further} ${term} ${signedBy} ${lang}`),
)

describe.each(some)(
  'a lease of $letting with $further further tenants, $term, by $signedBy, in $lang',
  ({ letting, further, term, signedBy, lang }) => {
    it('stays within its margins, with who signs whole on one page, and the frame of the eviction clause too', async () => {
      const data = testLease({
        ...testTerm[term],
        letting,
        signedBy,
        coTenants: testCoTenants.slice(0, further),
        dwelling: { rooms: 3, area: 68, number: 'H0201', meterPoint: '707057500012345678' },
        deposit: testDeposits.own,
      })
      const paper = await readPdf((await leasePaper(data, lang, 1, { read: async () => [] })).bytes)
      expect(textOutsideMargins(paper, margin)).toEqual([])
      expect(paper.bookmarks).toHaveLength(19)
      expect(paper.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'P']))
      for (const { name, email } of [data.tenant, ...testCoTenants.slice(0, further)]) {
        expect(paper.text).toContain(name)
        expect(paper.text).toContain(email)
      }
      const isElectronic = signedBy === 'bankid'
      const mark = isElectronic ? /Signeres elektronisk med BankID/g : /Sted og dato/g
      const ofPage = paper.pages.map(({ items }) =>
        items
          .filter(({ transform }) => transform[5]! > foot)
          .map(({ str }) => str)
          .join(' '),
      )
      const all = ofPage.map((text) => text.match(mark)?.length ?? 0).filter((count) => count > 0)
      // The tenants sign in the frame, and the landlord and the tenants below it. All are on one page, or each of the
      // two groups is on a page of its own.
      const [framed, below] = [1 + further, 2 + further]
      expect([[framed + below], [framed, below]]).toContainEqual(all)
      if (isElectronic || further === 0) expect(all).toHaveLength(1)
      expect(paper.text.includes('Sted og dato')).toBe(!isElectronic)
    })
  },
)
