// Written by `npm run pages`.
import { bankMenu } from './bank/menu'
import { settingsMenu } from './external-login/menu'
import { inboxMenu } from './inbox/menu'
import { planMenu } from './plan/menu'
import { taxMenu } from './tax/menu'
import { voucherMenu } from './voucher/menu'
import { adminMenu } from '../../base/admin/web/menu'
import { supplierMenu } from '../../books/supplier/web/menu'
import { accountMenu } from '../../landlord/account/web/menu'
import { houseMenu } from '../../landlord/house/web/menu'
import { contractListMenu } from '../../lease/contract-overview/web/menu'
import { costsMenu } from '../../year/costs/web/menu'
import { importMenu } from '../../year/import/web/menu'
import { taxGuideMenu } from '../../year/tax-guide/web/menu'
import { taxSheetMenu } from '../../year/tax/web/menu'
import type { MenuEntry } from '../../base/ui/page/app-page'

/** The entries of the menu, of all modules. */
export const menu: readonly MenuEntry[] = [
  ...bankMenu,
  ...settingsMenu,
  ...inboxMenu,
  ...planMenu,
  ...taxMenu,
  ...voucherMenu,
  ...adminMenu,
  ...supplierMenu,
  ...accountMenu,
  ...houseMenu,
  ...contractListMenu,
  ...costsMenu,
  ...importMenu,
  ...taxGuideMenu,
  ...taxSheetMenu,
]
