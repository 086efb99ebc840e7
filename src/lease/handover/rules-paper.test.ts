import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { HandoverContent } from './model'
import type { HandoverData } from './model-paper'
import { handoverSheet } from './rules-paper'
import { testFound, testItem } from './test-handover'

const sheetOf = (content: HandoverContent, more: Partial<HandoverData> = {}) =>
  handoverSheet(
    {
      number: 3,
      kind: 'out',
      date: day('2026-11-20'),
      isElectronic: false,
      landlord: 'Kari Nordmann',
      tenants: ['Åse Sørensen'],
      house: 'Storgata 12',
      address: 'Storgata 12 B, 0155 Oslo',
      content,
      before: null,
      photos: [],
      drawn: [],
      signedOn: null,
      ...more,
    },
    'nb',
  )
const unseen = testFound({ rooms: [{ name: 'Stue', items: [testItem('Gulv', { state: null }), testItem('Tak')] }] })

it('an item that nobody has looked at is never in order', () => {
  const [living] = sheetOf(unseen).sections
  expect(living!.rows.map(({ cells }) => cells.map(({ nb }) => nb))).toEqual([['Ikke gjennomgått'], ['I orden']])
})

it('without a difference, it says so of what was inspected alone', () => {
  const before = { date: day('2026-01-01'), isSigned: true, content: testFound({ rooms: unseen.rooms.map(seen) }) }
  const lines = (content: HandoverContent) => sheetOf(content, { before }).differences!.lines.map(({ nb }) => nb)
  expect(lines(unseen)).toEqual(['Ingenting av det som er gjennomgått, er endret siden innflytting.'])
  expect(lines(before.content)).toEqual(['Ingenting er endret siden innflytting.'])
})

it('the remarks of the tenants stand under their own heading', () => {
  const typed = { remarks: 'Vasket.', tenant_remarks: 'Ripen var der.' }
  const remarks = (tenants: readonly [string, ...string[]]) =>
    sheetOf(testFound(typed), { tenants }).remarks.map((one) => [one.title.nb, one.text.nb])
  expect(remarks(['Åse Sørensen'])).toEqual([
    ['Andre merknader', 'Vasket.'],
    ['Leietakerens merknader', 'Ripen var der.'],
  ])
  expect(remarks(['Åse Sørensen', 'Per Hansen'])[1]).toEqual(['Leietakernes merknader', 'Ripen var der.'])
  expect(sheetOf(testFound()).remarks).toEqual([])
})

function seen(room: HandoverContent['rooms'][number]) {
  return { ...room, items: room.items.map((item) => ({ ...item, state: 'ok' as const })) }
}
