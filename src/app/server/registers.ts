import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { registerJobs } from '../../base/register/jobs'
import type { Registers, RegisterSettings } from '../../base/register/port'
import { brreg } from '../../base/register/provider/brreg'
import { kartverket } from '../../base/register/provider/kartverket'
import { klass } from '../../base/register/provider/klass'
import { norgesBank } from '../../base/register/provider/norges-bank'
import { ssb } from '../../base/register/provider/ssb'
import { registerRoutes } from '../../base/register/routes'
import { lookUpService } from '../../base/register/service'

const connect = (settings: RegisterSettings, asking: ModuleDeps['asking']): Registers => ({
  addresses: kartverket(settings.kartverket, asking),
  organisations: brreg(settings.brreg, asking),
  prices: ssb(settings.ssb, asking),
  policyRate: norgesBank(settings.norgesBank, asking),
  municipalities: klass(settings.klass, asking),
})

/** Opens the public registers. `settings` is null when they are switched off: then nothing is ever sent. */
export function openRegisters({
  settings,
  asking,
  log,
}: Pick<ModuleDeps, 'asking' | 'log'> & { readonly settings: RegisterSettings | null }): OpenModule {
  const registers = settings && connect(settings, asking)
  return { routes: registerRoutes(lookUpService(registers, asking.steady)), jobs: registerJobs(registers, log) }
}
