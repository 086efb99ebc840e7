import { describe, expect, it } from 'vitest'
import { translate } from '../../base/kit/words'
import { deviceKey, deviceText } from './rules-device'
import { deviceWords } from './words-device'

const windows = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describe('a device', () => {
  it.each([
    [windows(131), 'Chrome on Windows', 'Chrome på Windows'],
    [phone, 'Safari on iOS', 'Safari på iOS'],
    ['curl/8.4.0', 'Unknown device', 'Ukjent enhet'],
    ['', 'Unknown device', 'Ukjent enhet'],
  ])('%s is called %s', (agent, en, nb) => {
    const { key, values } = deviceText(agent)
    expect(translate(deviceWords, key, 'en', values)).toBe(en)
    expect(translate(deviceWords, key, 'nb', values)).toBe(nb)
  })

  it('stays the same when its browser is updated, and is another one with another browser or system', () => {
    expect(deviceKey(windows(132))).toBe(deviceKey(windows(131)))
    expect(deviceKey(phone)).not.toBe(deviceKey(windows(131)))
    expect(deviceKey('')).toBe(deviceKey('curl/8.4.0'))
  })
})
