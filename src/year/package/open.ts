import type { Encryption } from '../../base/db/encryption'
import type { OpenModule } from '../../base/module/shape'
import type { ProfileService } from '../../landlord/account/service-profile'
import { rentStatementService } from '../../lease/rent-account/service-statement'
import { packageRoutes } from './routes'
import { packageService, type PackageDeps } from './service'

interface OpenPackageDeps extends Omit<PackageDeps, 'rentYear'> {
  readonly encryption: Encryption
  readonly profile: ProfileService
}

/** Opens the package of a year, which reads rent from the rent accounts. */
export function openPackage({ encryption, profile, ...deps }: OpenPackageDeps): OpenModule {
  const statements = rentStatementService({ encryption, profile })
  return {
    routes: packageRoutes(
      packageService({ ...deps, rentYear: (ctx, year, houseId) => statements.year(ctx, year, houseId) }),
    ),
  }
}
