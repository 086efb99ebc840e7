import { expect, it } from 'vitest'
import { sampleJpeg, samplePages } from '../../base/file/test-files'
import { readPdf, foreignPdf } from '../../base/pdf/test-pdf'
import { receiptsPdf } from './pdf'

it('draws each page of each receipt, its voucher above the first one, and names what it cannot draw', async () => {
  const bytes = await receiptsPdf({
    account: 1,
    title: 'Bilag 2025, Storgata 12',
    receipts: [
      { title: '02.05.2025 Maling 500 kr' },
      { title: '03.05.2025 Rør 900 kr' },
      { title: '04.05.2025 Tapt 1 kr' },
    ],
    read: async () => [
      { kind: 'picture', jpeg: await sampleJpeg(), width: 64, height: 48 },
      foreignPdf(samplePages(['Faktura en', 'Faktura to'])),
      { kind: 'unreadable' },
    ],
  })
  const { pages } = await readPdf(bytes)
  expect(
    pages.map(({ items }) =>
      items
        .map(({ str }) => str.trim())
        .filter((text) => text !== '')
        .join(' '),
    ),
  ).toEqual([
    '02.05.2025 Maling 500 kr',
    '03.05.2025 Rør 900 kr Faktura en',
    'Faktura to',
    '04.05.2025 Tapt 1 kr Filen kan ikke vises her. Den kan sendes på forespørsel.',
  ])
})
