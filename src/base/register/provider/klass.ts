import { z } from 'zod'
import { ProviderFailure } from '../../provider/failure'
import { readJson } from '../../provider/read-json'
import type { Municipality } from '../../kit/municipalities'
import type { MunicipalityRegister } from '../port'
import { readRegister, type RegisterAdapterDeps } from '../ask'

const Answer = z.looseObject({ codes: z.array(z.looseObject({ code: z.string(), name: z.string() })) })

/** The code for a municipality that nobody has stated. */
const unstated = '9999'
/** A shorter list is not the list of all municipalities. There are 357. */
const fewest = 250

function readMunicipalities(text: string): Municipality[] {
  const read = readJson(Answer, text, 'municipalities').codes.flatMap(({ code, name }) =>
    /^\d{4}$/.test(code) && code !== unstated && name.trim() !== '' ? [{ number: code, name: name.trim() }] : [],
  )
  if (new Set(read.map(({ number }) => number)).size < fewest)
    throw new ProviderFailure('unreadable', `municipalities: only ${read.length}`)
  return read
}

/** The code list of municipalities in Statistics Norway's KLASS (data.ssb.no). */
export function klass(url: string, deps: RegisterAdapterDeps): MunicipalityRegister {
  const register = readRegister('klass', url, deps)
  return {
    read: (on) =>
      register('municipalities', `/api/klass/v1/classifications/131/codesAt.json?date=${on}`, readMunicipalities),
  }
}
