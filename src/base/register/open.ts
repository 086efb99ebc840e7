import type { ModuleDeps, OpenModule } from '../module/shape'
import { registerJobs } from './jobs'
import type { Registers } from './port'
import { brreg } from './provider/brreg'
import { kartverket } from './provider/kartverket'
import { klass } from './provider/klass'
import { norgesBank } from './provider/norges-bank'
import { ssb } from './provider/ssb'
import { registerRoutes } from './routes'
import { registerService } from './service'

/** Scheme and host of each register, without a slash at the end. */
export interface RegisterSettings {
  readonly kartverket: string
  readonly brreg: string
  readonly ssb: string
  readonly norgesBank: string
  readonly klass: string
}

const openRegisters = (settings: RegisterSettings, asking: ModuleDeps['asking']): Registers => ({
  addresses: kartverket(settings.kartverket, asking),
  organisations: brreg(settings.brreg, asking),
  prices: ssb(settings.ssb, asking),
  policyRate: norgesBank(settings.norgesBank, asking),
  municipalities: klass(settings.klass, asking),
})

/** Opens the registers. `settings` is null when they are switched off: then nothing is ever sent. */
export function openRegister({
  settings,
  asking,
  log,
}: Pick<ModuleDeps, 'asking' | 'log'> & { readonly settings: RegisterSettings | null }): OpenModule {
  const registers = settings && openRegisters(settings, asking)
  return { routes: registerRoutes(registerService(registers, asking.steady)), jobs: registerJobs(registers, log) }
}
