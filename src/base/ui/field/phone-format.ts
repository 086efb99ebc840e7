import parsePhoneNumber from 'libphonenumber-js/min'

/** `+47`, `92345678` -> `92 34 56 78`. Unchanged when it is not a number of that country. */
export function spacePhone(code: string, number: string): string {
  const found = parsePhoneNumber(`${code}${number.replace(/[\s\u00a0]/g, '')}`)
  return found?.isValid() === true ? found.formatNational() : number
}
