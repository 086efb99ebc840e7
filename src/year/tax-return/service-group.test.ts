import { describe, expect, it } from 'vitest'
import { withXml } from '../../base/xml/document'
import { elementsAt, textAt } from '../../base/xml/element'
import { loadXml } from '../../base/xml/library'
import { rentalsOf, validateDocument } from './service-return'
import { testDraft, oreOfKr, testLines, testRental, storgataProperty, returnYears } from './test-draft'
import { mergeWithCountedIds, asSentReturn } from './test-entry'
import { amountXml, derivedXml } from './test-entry-xml'

await loadXml()

const balance = { opening: oreOfKr(12_000), bought: oreOfKr(0), rate: 60, sum: oreOfKr(9600) }
const moved = { ...balance, upgraded: oreOfKr(5000), sold: oreOfKr(1000) }

/** Group d of the only entry, with the names in the return. A value that the entry doesn't have is null. */
const groupIn = (xml: string) =>
  withXml(xml, (root) => {
    const [group] = rentalsOf(root).flatMap((entry) => elementsAt(entry, 'avskrivningAvAnleggsmiddel'))
    const typed = (name: string) => textAt(group!, `${name}/beloep/beloepINok/beloepSomHeltall`)
    return {
      opening: textAt(group!, 'inngaaendeVerdi/beloep/beloepSomHeltall'),
      bought: typed('anskaffelseskost'),
      upgraded: typed('paakostning'),
      sold: typed('vederlagVedSalg'),
      rate: textAt(group!, 'avskrivningssats/prosent'),
    }
  })

describe.each(returnYears)('group d in %i', (year) => {
  const rental = (of: object) => testRental({ lines: testLines({ balance: of as never }) })

  it('has upgrades and sales as amounts above zero, in the order of the schema, and none where there are none', () => {
    const first = mergeWithCountedIds(year, testDraft(year, [storgataProperty]), [rental(moved)])
    expect(validateDocument(year, first.xml)).toEqual([])
    expect(groupIn(first.xml)).toEqual({ opening: '12000', bought: '0', upgraded: '5000', sold: '1000', rate: '60' })
    // If the replaced figures are our own, no notice reports it.
    const again = mergeWithCountedIds(year, first.xml, [rental(balance)], {
      sent: [asSentReturn(year, first, [rental(moved)])],
    })
    expect(validateDocument(year, again.xml)).toEqual([])
    expect(groupIn(again.xml)).toMatchObject({ upgraded: null, sold: null })
    expect(again.placed[0]!.remaining.replaced).toBeNull()
  })

  it('says what of the draft’s own purchases, upgrades and sales is replaced', () => {
    const group =
      `<avskrivningAvAnleggsmiddel><id>a-d</id><saldogruppe><saldogruppe>d</saldogruppe></saldogruppe>` +
      `${amountXml('anskaffelseskost', 7000)}${amountXml('vederlagVedSalg', 300)}${derivedXml('inngaaendeVerdi', 12_000)}` +
      `<avskrivningssats><prosent>20</prosent></avskrivningssats></avskrivningAvAnleggsmiddel>`
    const draft = testDraft(year, [
      {
        ...storgataProperty,
        rentals: [`<fastEiendomSomUtleieobjekt><id>gammel</id>${group}</fastEiendomSomUtleieobjekt>`],
      },
    ])
    const { placed, xml } = mergeWithCountedIds(year, draft, [rental(moved)])
    expect(placed[0]!.remaining).toMatchObject({
      opening: null,
      replaced: { bought: oreOfKr(7000), upgraded: 0, sold: oreOfKr(300) },
    })
    expect(groupIn(xml)).toMatchObject({ bought: '0', sold: '1000' })
    const same = mergeWithCountedIds(year, draft, [rental({ ...balance, bought: oreOfKr(7000), sold: oreOfKr(300) })])
    expect(same.placed[0]!.remaining.replaced).toBeNull()
  })
})
