import { Button } from '@mantine/core'
import { Copy } from 'lucide-react'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { toast } from '../../../base/ui/page/toast'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { useSubscribe } from '../../../landlord/plan/web/use-subscribe'
import type { BannerAction } from '../../../lease/contract-overview/rules-banner'
import { TakeBackRequest } from '../../../lease/contract-overview/web/DepositPanel'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { bannerWords } from '../../../lease/contract-overview/words-banner'
import type { SignicatInfo } from '../../../lease/contract/model-signing'
import { useDepositActions } from '../../../lease/deposit/web/deposit-actions'
import { PayButton } from '../../../lease/deposit/web/PayButton'
import { depositPanelWords } from '../../../lease/deposit/words-panel'
import { tenantsOf } from '../../../lease/party/rules'
import { allTenants } from '../../../lease/party/rules-tenant'
import { signingOffers } from '../../../lease/signing/rules-panel'
import { ChangeSent } from '../../../lease/signing/web/ChangeSent'
import { Refresh } from '../../../lease/signing/web/Refresh'
import { Remind } from '../../../lease/signing/web/Remind'
import { SendButton } from '../../../lease/signing/web/SendButton'
import { signersOf } from '../../../lease/signing/web/signers-of'
import { signingPanelWords } from '../../../lease/signing/words-panel'
import { tenancyWords } from '../../../lease/tenancy/words'
import { contractEraseWords } from '../../../lease/tenancy/words-erase'
import type { RentInBank } from '../../../lease/rent-account/model'
import { MatchRentButton } from './MatchRentButton'
import type { ContractSlotProps } from './contract-slots'

/** Copies links for signing. With several persons who have not signed, it asks for whom. */
function CopyLinks({ info }: { readonly info: SignicatInfo }) {
  const t = useWords(bannerWords)
  const ui = useWords(uiWords)
  const waiting = info.tenants.flatMap(({ name, link }, place) => (link === null ? [] : [{ name, link, place }]))
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(ui('copied'))
    } catch {
      toast.error(ui('notCopied'))
    }
  }
  const [first] = waiting
  const icon = <Copy size={18} aria-hidden />
  if (first === undefined) return null
  if (waiting.length > 1)
    return (
      <MenuButton
        variant="default"
        label={t('copyLink')}
        icon={icon}
        choices={waiting.map(({ name, link, place }) => ({
          key: String(place),
          label: name,
          onClick: () => void copy(link),
        }))}
      />
    )
  return (
    <Button variant="default" leftSection={icon} onClick={() => void copy(first.link)}>
      {t('copyLink')}
    </Button>
  )
}

type BannerVariant = 'filled' | 'default' | 'subtle'

export interface BannerContext extends ContractSlotProps {
  readonly onSign: () => void
  readonly onGoOn: () => void
  readonly onFinish: () => void
  /** Open payments at the bank that are suggested as rent of this contract. */
  readonly inBank: RentInBank['rents']
}

interface BannerButtonProps extends Omit<BannerContext, 'name'> {
  readonly action: BannerAction
  /** The style of the button. Only one button of the page is `filled`. */
  readonly variant: BannerVariant
  readonly onError: () => void
}

export function BannerButton({ action, variant, ...props }: BannerButtonProps) {
  const { contract, invalidates } = props
  const [language] = useLanguage()
  const info = contract.signicatInfo
  switch (action) {
    case 'send':
      return (
        <SendButton
          contract={contract}
          paper="contract"
          names={allTenants(contract, language)}
          invalidates={invalidates}
          variant={variant}
        />
      )
    case 'pay':
      return <PayButton contract={contract} invalidates={invalidates} variant={variant} />
    case 'remind':
      return info && <Remind contract={contract} paper="contract" info={info} variant={variant} />
    case 'links':
      return info && <CopyLinks info={info} />
    case 'refresh':
      return <Refresh contract={contract} variant={variant} />
    case 'changeSent':
      return (
        <ChangeSent
          contract={contract}
          paper="contract"
          renews={signingOffers(info, contract.isFinished).regenerate}
          isUnsent={info?.pending === 'sending'}
          signed={signersOf(info, true, language)}
          invalidates={invalidates}
        />
      )
    case 'match':
      return <MatchRentButton rents={props.inBank} variant={variant} />
    case 'takeBack':
      return <TakeBackRequest isOffered variant={variant} />
    case 'sign':
    case 'contact':
    case 'bringCase':
      return <BannerLink action={action} contract={contract} variant={variant} />
    default:
      return <Press {...props} action={action} variant={variant} />
  }
}

/** Husleietvistutvalget. */
const tribunal = 'https://www.htu.no'

interface BannerLinkProps extends Pick<BannerButtonProps, 'contract'> {
  readonly action: 'sign' | 'contact' | 'bringCase'
  readonly variant: BannerVariant
}

function BannerLink({ action, contract, variant }: BannerLinkProps) {
  const t = useWords(bannerWords)
  const signing = useWords(signingPanelWords)
  const contacts = tenantsOf(contract)
  if (action === 'bringCase')
    return (
      <Button component="a" href={tribunal} target="_blank" rel="noreferrer" variant={variant}>
        {t('bringCase')}
      </Button>
    )
  const href =
    action === 'sign'
      ? (contract.signicatInfo?.landlordLink ?? '')
      : `mailto:${contacts.map(({ email }) => encodeURIComponent(email)).join(',')}`
  return (
    <Button component="a" href={href} variant={variant}>
      {action === 'sign' ? signing('signNow') : t(contacts.length > 1 ? 'contactAll' : 'contact')}
    </Button>
  )
}

interface ActionButtonProps extends Omit<BannerButtonProps, 'action'> {
  readonly action: Exclude<
    BannerAction,
    | 'send'
    | 'pay'
    | 'remind'
    | 'links'
    | 'refresh'
    | 'changeSent'
    | 'takeBack'
    | 'sign'
    | 'contact'
    | 'bringCase'
    | 'match'
  >
}

function Press({ action, contract, variant, onSign, onGoOn, onFinish, onError }: ActionButtonProps) {
  const t = useWords(bannerWords)
  const tenancy = useWords(tenancyWords)
  const deposit = useWords(depositPanelWords)
  const signing = useWords(signingPanelWords)
  const detail = useWords(contractDetailWords)
  const erase = useWords(contractEraseWords)
  const dialogs = useDialogParams()
  const subscribe = useSubscribe()
  const actions = useDepositActions()
  const presses: Readonly<Record<typeof action, readonly [label: string, press: () => void]>> = {
    signByHand: [tenancy('sign'), onSign],
    errorShow: [signing('errorShow'), onError],
    newRent: [t('newRent'), () => dialogs.open({ do: 'rent' })],
    remindRent: [t('remindRent'), () => dialogs.open({ do: 'letter', letter: 'payment_reminder' })],
    letter: [t('letter'), () => dialogs.open({ do: 'letter' })],
    registerPayment: [t('registerPayment'), () => dialogs.open({ pay: contract.id })],
    subscribe: [detail('subscribe'), subscribe],
    finish: [tenancy('finish'), onFinish],
    toLetters: [t('toLetters'), () => dialogs.open({ open: 'letters' })],
    erase: [erase('erase'), () => dialogs.open({ do: 'eraseTenant' })],
    goOn: [tenancy('goOn'), onGoOn],
    release: [deposit('release'), () => actions?.ask('release')],
    settle: [t('settle'), () => actions?.ask('release')],
    close: [deposit('close'), () => actions?.ask('close')],
  }
  const [label, press] = presses[action]
  return (
    <Button variant={action === 'newRent' ? 'subtle' : variant} onClick={press}>
      {label}
    </Button>
  )
}
