import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { Words } from '../../base/kit/words'

const sources = fileURLToPath(new URL('../../', import.meta.url))
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:\/words-mail[^/]*|outbox\/words)\.ts$/.test(path))
  .toSorted()

/** Parameters whose values come from us: names of papers and banks, and sums. */
const ours = ['paper', 'sum', 'funds', 'Bank', 'bank']

const messages: { key: string; text: string }[] = []
for (const file of files) {
  const all = (await import(`${sources}${file}`)) as Record<string, Words>
  for (const { texts } of Object.values(all))
    for (const [key, { nb, en }] of Object.entries(texts))
      if (/subject|sms/i.test(key)) messages.push({ key, text: nb }, { key, text: en })
}

it('the subjects and text messages of every module are found', () => {
  expect(files.length).toBeGreaterThanOrEqual(6)
  expect(messages.length).toBeGreaterThan(85)
})

it.each(messages)('$key begins with words of our own, not with what somebody typed: $text', ({ text }) => {
  expect([undefined, ...ours]).toContain(/^\W*\{\{(\w+)\}\}/.exec(text)?.[1])
})
