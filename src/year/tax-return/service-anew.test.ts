import { describe, expect, it } from 'vitest'
import { withXml } from '../../base/xml/document'
import { loadXml } from '../../base/xml/library'
import { emptyTaxLines } from '../tax/rules'
import type { Rental } from './model-document'
import { hasChangesOutsideRental } from './service-guard'
import { rentalsOf, validateDocument } from './service-return'
import { testDraft, oreOfKr, testLines, testRental, storgataProperty, returnYears } from './test-draft'
import { entryPartsOfHouse, mergeWithCountedIds, asSentReturn } from './test-entry'
import { amountXml, derivedXml, olderEntryXml, secondProperty } from './test-entry-xml'

await loadXml()

const balance = { opening: oreOfKr(12_000), bought: oreOfKr(15_000), rate: 20, sum: oreOfKr(5400) }
const found = { registerId: '77', municipality: '0301' }

/** An entry in the authority's draft, with parts that the books don't have. */
const own = (
  year: number,
  parts: { readonly share?: number; readonly costs?: string; readonly items?: string } = {},
) => {
  const { share: percent, costs = '', items = '' } = parts
  const head = year < 2024 ? `<id>gammel</id>${costs}` : `${costs}<id>gammel</id>`
  const part =
    percent === undefined
      ? ''
      : `<andelAvNettoLeieinntektEllerUnderskudd><prosent>${percent}</prosent></andelAvNettoLeieinntektEllerUnderskudd>`
  return testDraft(year, [
    {
      ...storgataProperty,
      rentals: [`<fastEiendomSomUtleieobjekt>${head}${part}${items}</fastEiendomSomUtleieobjekt>`],
    },
  ])
}
const costsXml = (...parts: string[]) => `<kostnaderVedUtleie>${parts.join('')}</kostnaderVedUtleie>`
const groupXml = (opening: number) =>
  `<avskrivningAvAnleggsmiddel><id>a-d</id><saldogruppe><saldogruppe>d</saldogruppe></saldogruppe>${derivedXml('inngaaendeVerdi', opening)}<avskrivningssats><prosent>20</prosent></avskrivningssats>${derivedXml('avskrivning', opening / 5)}</avskrivningAvAnleggsmiddel>`

/** Sends a house several times in one year. Each sending returns the content of the entry afterwards. */
function course(year: number, start: string) {
  let draft = start
  let sent: ReturnType<typeof asSentReturn>[] = []
  return {
    send: (rental: Rental) => {
      const merged = mergeWithCountedIds(year, draft, [rental], { sent })
      expect(validateDocument(year, merged.xml)).toEqual([])
      expect(hasChangesOutsideRental(draft, merged.xml, merged)).toBe(false)
      draft = merged.xml
      sent = [asSentReturn(year, merged, [rental]), ...sent]
      return {
        remaining: merged.placed[0]?.remaining,
        entry: merged.placed.length > 0 ? entryPartsOfHouse(merged, rental.house.id) : null,
      }
    },
    /** Changes the draft as the landlord does on the authority's pages. */
    portal: (from: string | RegExp, to: string) => {
      const after = draft.replace(from, to)
      expect(after).not.toBe(draft)
      expect(validateDocument(year, after)).toEqual([])
      draft = after
    },
    draft: () => draft,
  }
}

describe.each(returnYears)('what was written before is written anew in %i', (year) => {
  it('a share, also back to all', () => {
    const { send } = course(year, testDraft(year, [storgataProperty]))
    expect([100, 40, 100, 60].map((share) => send(testRental({ share })).entry?.share)).toEqual([100, 40, 100, 60])
  })

  it('a share in an entry of the draft, whose own stays until it is written', () => {
    const { send } = course(year, own(year, { share: 50 }))
    const sent = [100, 100, 40, 100, 100].map((share) => send(testRental({ share })))
    expect(sent.map(({ entry }) => entry?.share)).toEqual([50, 50, 40, 100, 100])
    expect(sent.map(({ remaining }) => remaining?.share)).toEqual([50, 50, null, null, null])
  })

  it('tenants, and those that only the draft knows stay', () => {
    const first = course(year, testDraft(year, [storgataProperty]))
    expect([['Kari'], [], ['Ola']].map((tenants) => first.send(testRental({ tenants })).entry?.tenants)).toEqual([
      ['Kari'],
      [],
      ['Ola'],
    ])
    const drafts = course(year, testDraft(year, [{ ...storgataProperty, rentals: [olderEntryXml(year)] }]))
    const known = { knownTenants: ['Kari Nordmann'] }
    expect([[], ['Ola'], []].map((tenants) => drafts.send(testRental({ tenants, ...known })).entry?.tenants)).toEqual([
      ['Kari Nordmann', 'Den Gamle'],
      ['Ola'],
      [],
    ])
  })

  it('insurance that the landlord has moved there at the authority counts once', () => {
    const { send, portal } = course(year, testDraft(year, [storgataProperty]))
    const books = testRental({ lines: testLines({ other_costs: oreOfKr(6000) }) })
    send(books)
    portal(amountXml('annenKostnadVedUtleie', 6000), amountXml('forsikringspremie', 6000))
    // The cost of 6 000 counts once, on the books' line.
    const again = send(books)
    expect(again.entry).toMatchObject({ other: 6000, insurance: 0 })
    expect(again.remaining?.moved).toBe(oreOfKr(6000))
    portal(amountXml('annenKostnadVedUtleie', 6000), amountXml('forsikringspremie', 6000))
    const lines = testLines({ insurance: oreOfKr(6000) })
    expect(send(testRental({ lines })).entry).toMatchObject({ other: 0, insurance: 6000 })
    expect(send(books).entry).toMatchObject({ other: 6000, insurance: 0 })
  })

  it('common costs that the landlord has moved there at the authority count once, and what was there before stays', () => {
    const start = own(year, { costs: costsXml(amountXml('forsikringspremie', 4000)) })
    const { send, portal } = course(year, start)
    const books = testRental({ lines: testLines({ other_costs: oreOfKr(20_000) }) })
    expect(send(books).entry).toMatchObject({ other: 20_000, insurance: 4000, common: 0 })
    portal(amountXml('annenKostnadVedUtleie', 20_000), amountXml('husleieFelleskostnadVedUtleie', 20_000))
    const { entry, remaining } = send(books)
    expect(entry).toMatchObject({ other: 20_000, insurance: 4000, common: 0 })
    expect(remaining).toMatchObject({ insurance: oreOfKr(4000), common_costs: 0, moved: oreOfKr(20_000) })
    // If the books now have an amount on a line, it replaces the draft's amount there.
    const known = testLines({ insurance: oreOfKr(5000), common_costs: oreOfKr(20_000) })
    expect(send(testRental({ lines: known })).entry).toMatchObject({ other: 0, insurance: 5000, common: 20_000 })
  })

  it('group d is left alone where the books have no items, and said where they begin otherwise', () => {
    const { send } = course(year, own(year, { items: groupXml(30_000) }))
    const first = send(testRental())
    expect(first.entry).toMatchObject({ opening: 30_000, rates: [20] })
    expect(first.remaining).toMatchObject({ groups: ['d'], opening: oreOfKr(30_000) })
    // The second sending writes the opening value, the purchases and the rate. The authority calculates the deduction
    // from them.
    const second = send(testRental({ lines: testLines({ balance }) }))
    expect(second.entry).toMatchObject({ opening: 12_000, bought: 15_000, rates: [20] })
    expect(second.remaining).toMatchObject({ groups: [], opening: oreOfKr(30_000) })
    // The second sending wrote the balance. So it is ours now.
    const third = send(testRental({ lines: testLines({ balance: { ...balance, opening: oreOfKr(9_000) } }) }))
    expect(third.remaining?.opening).toBeNull()
    expect(send(testRental()).entry).toMatchObject({ opening: 0, rates: [] })
  })

  it('the flat rate goes where nobody has confirmed it any more, also from a year before', () => {
    const { send, draft } = course(year, testDraft(year, [storgataProperty]))
    const flat = testRental({ lines: testLines({ flat_rate: oreOfKr(18_000) }) })
    expect([flat, testRental(), flat].map((rental) => send(rental).entry?.flatRates)).toEqual([1, 0, 1])
    // The next year's draft has the same entry, and nothing was sent for that year.
    expect(course(year, draft()).send(testRental()).entry?.flatRates).toBe(0)
  })

  it('a house that is left out by now: an entry made for it goes with its property', () => {
    const found_ = { found }
    const start = testDraft(year, [secondProperty])
    const { send, draft } = course(year, start)
    send(testRental(found_))
    expect(draft()).not.toBe(start)
    const gone = send(testRental({ ...found_, isEntered: false, lines: emptyTaxLines }))
    expect(gone.entry).toBeNull()
    expect(withXml(draft(), (root) => rentalsOf(root).length)).toBe(0)
    expect(draft()).not.toContain('<gaardsnummer><gaardsnummer>10<')
    expect(draft()).toContain('p-2')
  })

  it('a house that is left out by now: of the draft’s own entry stays what was not ours', () => {
    const costs = costsXml(amountXml('husleieFelleskostnadVedUtleie', 3000))
    const { send, draft } = course(year, own(year, { share: 50, costs, items: groupXml(30_000) }))
    const before = draft()
    send(testRental({ isEntered: false, lines: emptyTaxLines }))
    // We never wrote anything into the entry.
    expect(hasChangesOutsideRental(before, draft(), { placed: [], withdrawn: [], removedProperties: [] })).toBe(false)
    send(testRental({ lines: testLines({ maintenance: oreOfKr(5), flat_rate: oreOfKr(18_000) }) }))
    send(testRental({ isEntered: false, lines: emptyTaxLines }))
    const left = draft()
    expect(left).not.toMatch(/leietaker|vedlikehold|bruttoLeieinntekt|erVilkaar/)
    expect(left).toContain(amountXml('husleieFelleskostnadVedUtleie', 3000))
    expect(left).toContain(derivedXml('inngaaendeVerdi', 30_000))
  })
})
