import Bowser from 'bowser'
import type { deviceWords } from './words-device'

/** The browser and the system in the User-Agent header. A part that it doesn't name is null. */
interface Device {
  readonly browser: string | null
  readonly system: string | null
}

function deviceOf(agent: string): Device {
  if (agent === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(agent)
  return { browser: browser.name || null, system: os.name || null }
}

/**
 * The text by which devices are compared: browser and system, without versions, because these change every few weeks.
 */
export function deviceKey(agent: string): string {
  const { browser, system } = deviceOf(agent)
  return `${browser ?? ''}|${system ?? ''}`
}

export function deviceText(agent: string): {
  readonly key: keyof (typeof deviceWords)['texts']
  readonly values: Readonly<Record<string, string>>
} {
  const { browser, system } = deviceOf(agent)
  if (browser === null && system === null) return { key: 'unknown', values: {} }
  if (browser === null || system === null) return { key: 'one', values: { name: browser ?? system ?? '' } }
  return { key: 'both', values: { browser, system } }
}
