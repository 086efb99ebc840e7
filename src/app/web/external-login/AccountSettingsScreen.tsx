import { AccountSettingsPage } from '../../../landlord/account/web/AccountSettingsPage'
import { externalLogin } from '../../../landlord/account/web/site-links'
import { ExternalLoginPanel } from './ExternalLoginPanel'

/** The settings of the account, with its login with an electronic id where that is set up. */
export default function AccountSettingsScreen() {
  return <AccountSettingsPage logins={externalLogin() !== 'off' && <ExternalLoginPanel />} />
}
