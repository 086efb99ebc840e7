import Bowser from 'bowser'
import type { deviceWords } from './words-device'

/** Browser and system as the header User-Agent names them; null for what it doesn't tell. */
interface Device {
  readonly browser: string | null
  readonly system: string | null
}

function deviceOf(agent: string): Device {
  if (agent === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(agent)
  return { browser: browser.name || null, system: os.name || null }
}

/** What makes a device another one: its browser and its system, but no version, which changes every few weeks. */
export function deviceKey(agent: string): string {
  const { browser, system } = deviceOf(agent)
  return `${browser ?? ''}|${system ?? ''}`
}

/** The words for a device and what they are filled with. */
export function deviceText(agent: string): {
  readonly key: keyof (typeof deviceWords)['texts']
  readonly values: Readonly<Record<string, string>>
} {
  const { browser, system } = deviceOf(agent)
  if (browser === null && system === null) return { key: 'unknown', values: {} }
  if (browser === null || system === null) return { key: 'one', values: { name: browser ?? system ?? '' } }
  return { key: 'both', values: { browser, system } }
}
