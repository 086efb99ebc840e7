import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadXml } from '../../base/xml/library'
import { nameAttachments } from './service-envelope'
import { hasChangesOutsideRental } from './service-guard'
import { otherPartsXml, testDraft, oreOfKr, testLines, testRental, storgataProperty, returnYears } from './test-draft'
import { mergeWithCountedIds } from './test-entry'

await loadXml()

const other = '<fastEiendomSomUtleieobjekt><id>andres</id></fastEiendomSomUtleieobjekt>'
const draft = testDraft(2025, [storgataProperty, { id: 'p-2', numbers: [1, 2], rentals: [other] }])
const rentals = [testRental({ lines: testLines({ maintenance: oreOfKr(7) }) })]
let next = 0
const newId = () => `new-${(next += 1)}`
const merged = mergeWithCountedIds(2025, draft, rentals, { newId })
const isChanged = (after: string) => hasChangesOutsideRental(draft, after, merged)

describe('what is outside of the rental', () => {
  it.each<[string, string | RegExp, string]>([
    ['an amount', '3000000.50', '3000000.51'],
    ['a letter', 'Sør', 'Sor'],
    ['a blank', 'Båt &lt;', 'Båt  &lt;'],
    ['a comment', 'som banken', 'som en bank'],
    ['an instruction', 'side="1"', 'side="2"'],
    ['a line', '<id>7219e5cc</id>', '\n<id>7219e5cc</id>'],
    ['an entry of another property', '<id>andres</id>', '<id>andre</id>'],
    ['what a property has beside its rental', 'selveidBolig', 'fritidsbolig'],
    ['a property less', /<fastEiendom>(?:(?!<fastEiendom>)[^])*andres[^]*?<\/fastEiendom>/, ''],
    ['a property more', '<fastEiendom>', '<fastEiendom><id>x</id><vegadresse/></fastEiendom><fastEiendom>'],
    ['an attachment to something else', '<internSystem', '<vedlegg><id>v</id></vedlegg><internSystem'],
    ['the taxpayer', '900413426846', '900413426847'],
  ])('has changed with %s', (_what, from, to) => {
    const after = merged.xml.replace(from, to)
    expect(after).not.toBe(merged.xml)
    expect(isChanged(after)).toBe(true)
  })

  it('is the same however it is written', () => {
    expect(isChanged(merged.xml)).toBe(false)
    expect(
      isChanged(
        merged.xml
          .replace('standalone="yes"', '')
          .replace('<![CDATA[Sparebanken <Sør', 'Sparebanken &lt;S&#248;r')
          .replace('Ærlig>]]>', 'Ærlig>')
          .replace('& Ærlig', '&amp; Ærlig'),
      ),
    ).toBe(false)
  })

  it('is the same with an attachment to what was entered', () => {
    const { objectId } = merged.placed[0]!
    const file = {
      objectId,
      field: 'vedlikeholdskostnadVedUtleie',
      id: 'a1',
      name: 'kvitteringer.pdf',
      type: 'application/pdf',
      at: '2026-03-01T10:00:00.000Z',
    } as const
    const after = nameAttachments(2025, merged.xml, [file])
    expect(isChanged(after)).toBe(false)
    expect(hasChangesOutsideRental(draft, after, { ...merged, placed: [] })).toBe(true)
  })

  it('is the same after every merge, whatever the draft holds', () => {
    const signs = fc.string({
      unit: fc.constantFrom('a', 'æ', 'Å', ' ', '&', '<', '>', "'", '"', ']', '\n', '\r', '\t', '🏠', '\u00a0'),
      maxLength: 12,
    })
    const escaped = (text: string) => text.replace(/[&<>\r]/g, (sign) => `&#${sign.codePointAt(0)};`)
    const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', '')}]]>`
    const part = fc.oneof(
      signs.map(
        (text) =>
          `<internSystemreferanse a="${escaped(text).replaceAll('"', '&quot;')}">${escaped(text)}</internSystemreferanse>`,
      ),
      signs.map((text) => `<bankLaanOgForsikring><x>${cdata(text)}<y/> ${escaped(text)}</x></bankLaanOgForsikring>`),
      signs.map((text) => `<!--${text.replaceAll('-', '')}-->`),
      signs.map((text) => `<?p ${text.replaceAll('?>', '')}?>`),
      fc.constantFrom(' ', '\n', otherPartsXml, '<a:b xmlns:a="urn:a" a:c="1"/>'),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...returnYears),
        fc.array(part, { maxLength: 6 }),
        fc.nat(1e9),
        (year, parts, income) => {
          const before = testDraft(year, [storgataProperty], parts.join(''))
          const rental = testRental({ lines: testLines({ income: oreOfKr(income) }) })
          const after = mergeWithCountedIds(year, before, [rental], { newId })
          return !hasChangesOutsideRental(before, after.xml, after) && after.placed.length === 1
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is looked at without leaving memory behind', () => {
    const long = testDraft(2025, [storgataProperty], otherPartsXml.repeat(60))
    const rounds = (count: number) => {
      for (let round = 0; round < count; round += 1) {
        const after = mergeWithCountedIds(2025, long, rentals, { newId })
        expect(hasChangesOutsideRental(long, after.xml, after)).toBe(false)
      }
      return process.memoryUsage().external
    }
    const before = rounds(20)
    // Each round reads three documents. Each of them has half a megabyte.
    expect(rounds(100) - before).toBeLessThan(20_000_000)
  })
})
