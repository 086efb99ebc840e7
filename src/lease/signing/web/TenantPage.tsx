import './tenant.css'
import { Button } from '@mantine/core'
import { Navigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Answer } from '../../../base/kit/endpoint'
import { DescriptionList, type Description } from '../../../base/ui/list/description-list'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { Notice } from '../../../base/ui/page/notice'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { CallError, isMissing } from '../../../base/ui/query/call-request'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { dmy, kr } from '../../../base/ui/words/format'
import { moment } from '../../../base/ui/words/moment'
import { adoptLanguage, useWords } from '../../../base/ui/words/use-words'
import { siteLinks } from '../../../landlord/account/web/site-links'
import { useLeaveForPage } from '../../../landlord/subscription/web/use-away'
import { signingLinkCalls } from '../calls-link'
import { linkKind } from '../rules-link'
import { privacyParagraphs } from '../rules-privacy'
import { tenantWords } from '../words-tenant'
import { lastSigningLink, usedLinkMark } from './last-link'
import { PaperButton } from './PaperButton'
import { linkRefreshMs, type OpenedLink, linkInput, useLinkState } from './use-link-state'
import { LinkButton } from '../../../base/ui/page/link'
import type { SigningLinkState, SigningPage } from '../model'
import { SignedText } from './SignedText'
import { EmailText } from '../../../base/ui/page/email-text'

type ContactProps = Pick<SigningPage, 'landlord' | 'landlordPhone' | 'landlordEmail'>

const PhoneLink = ({ landlordPhone }: Pick<ContactProps, 'landlordPhone'>) => (
  <a href={`tel:${landlordPhone.replace(/ /g, '')}`}>{landlordPhone}</a>
)
const EmailLink = ({ landlordEmail }: Pick<ContactProps, 'landlordEmail'>) => (
  <a href={`mailto:${landlordEmail}`}>
    <EmailText address={landlordEmail} />
  </a>
)

function ReachLandlord({ landlord, landlordPhone, landlordEmail }: ContactProps) {
  const t = useWords(tenantWords)
  return (
    <>
      <p>{t('contact', { landlord })}</p>
      <ul className="tenant-names">
        {landlordPhone !== '' && (
          <li>
            <PhoneLink landlordPhone={landlordPhone} />
          </li>
        )}
        <li>
          <EmailLink landlordEmail={landlordEmail} />
        </li>
      </ul>
    </>
  )
}

/** A link that was used, was taken back or ran out. The page says which, and whom to ask. */
function ClosedLink({ at }: { at: OpenedLink }) {
  const t = useWords(tenantWords)
  const { data, error, refetch } = useLinkState(at)
  const language = data?.language
  useEffect(() => {
    if (language !== undefined) adoptLanguage(language)
  }, [language])
  // The link belongs to nobody, its paper was deleted, or the link was not sent yet.
  const isNothing = isMissing(error) || (data?.standing === 'open' && !data.isSigned)
  if (isNothing) return <Navigate to="/not-found" hash={usedLinkMark} replace />
  if (data) return <Closed standing={data} />
  return error ? <ErrorState error={error} retry={refetch} /> : <Loading label={t('loading')} height={320} />
}

const titles = {
  withdrawing: 'closedWithdrawingTitle',
  renewing: 'closedRenewingTitle',
  withdrawn: 'closedWithdrawnTitle',
  renewed: 'closedRenewedTitle',
  expired: 'closedExpiredTitle',
  canceled: 'closedCanceledTitle',
  failed: 'closedFailedTitle',
} as const

const texts = {
  withdrawing: 'closedWithdrawing',
  renewing: 'closedRenewing',
  withdrawn: 'closedWithdrawn',
  renewed: 'closedRenewed',
  expired: 'closedExpired',
  canceled: 'closedCanceled',
  failed: 'closedFailed',
} as const

function Closed({ standing: link }: { standing: SigningLinkState }) {
  const t = useWords(tenantWords)
  const { standing, isSigned, signer, landlord, documentType, pdf, address } = link
  const isKept = standing === 'open' || standing === 'signed'
  const isEnding = standing === 'withdrawing' || standing === 'renewing'
  const paper = t(`this_${documentType}`)
  const isTenant = signer === 'tenant'
  return (
    <div className="tenant-page">
      <PageHeader title={t(isKept ? 'signedTitle' : titles[standing])} />
      <div className="tenant-result">
        {isKept ? <SignedText standing={link} /> : <p role="status">{t(texts[standing], { landlord, paper })}</p>}
        {!isKept && isSigned && <p>{t(isEnding ? 'countsIfAll' : 'countsNot')}</p>}
        {pdf !== null && (
          <PaperButton pdf={pdf} address={address} documentType={documentType} label={t(`read_${documentType}`)} />
        )}
        {!isTenant && <LinkButton href="/home/contract">{t('toContracts')}</LinkButton>}
      </div>
      {isTenant && (
        <Panel title={t('questions')}>
          <ReachLandlord {...link} />
        </Panel>
      )}
    </div>
  )
}

const missing = <Navigate to="/not-found" replace />

/** Shows what is to be signed, and one button. Opening the page changes nothing. */
export default function TenantPage() {
  const { type = '', slug = '' }: { type?: string; slug?: string } = useParams({ strict: false })
  const { tenant }: { tenant?: number | undefined } = useSearch({ strict: false })
  const kind = linkKind(type)
  return kind === null ? missing : <Opened key={slug} at={{ kind, slug, tenant }} />
}

function Opened({ at }: { at: OpenedLink }) {
  const t = useWords(tenantWords)
  const { kind } = at
  const query = useEndpointQuery(signingLinkCalls.page, linkInput(at), {
    keepPreviousData: false,
    staleTime: 0,
    refetchInterval: linkRefreshMs,
  })
  const language = query.data?.language
  useEffect(() => {
    if (language !== undefined) adoptLanguage(language)
  }, [language])
  // The link may have been used since the page was opened.
  if (isMissing(query.error)) return <ClosedLink at={at} />
  if (query.data) return <ToSign paper={query.data} at={at} refresh={query.refetch} />
  const title = t(`title_${kind.documentType}`)
  return (
    <div className="tenant-page">
      <PageHeader title={title} />
      {query.error ? (
        <ErrorState error={query.error} retry={query.refetch} />
      ) : (
        <Loading label={t('loading')} height={320} />
      )}
    </div>
  )
}

type Paper = Answer<typeof signingLinkCalls.page>

interface ToSignProps {
  readonly paper: Paper
  readonly at: OpenedLink
  readonly refresh: () => unknown
}

function ToSign({ paper, at, refresh }: ToSignProps) {
  const t = useWords(tenantWords)
  const { landlord, tenant, tenants, documentType, signer } = paper
  return (
    <div className="tenant-page">
      <PageHeader title={t(`title_${documentType}`)} />
      <p className="tenant-lead">{signer === 'tenant' ? t('leadTenant', { tenant, landlord }) : t('leadLandlord')}</p>
      {signer === 'tenant' && tenants.length > 1 && <p className="ui-fine">{t('notYou', { tenant })}</p>}
      {tenants.map(
        ({ name, signedBy, isMismatch }, index) =>
          isMismatch && (
            // oxlint-disable-next-line react/no-array-index-key -- two tenants may have one name; the order is fixed
            <Notice key={index} kind="warning">
              {t('mismatch', { name, signedBy: signedBy || t('nameless') })}
            </Notice>
          ),
      )}
      <Panel title={t('facts')}>
        <PaperButton {...paper} label={t(`read_${documentType}`)} />
        <DescriptionList items={useFacts(paper)} />
      </Panel>
      <Panel title={t('how')}>
        <ol className="tenant-steps">
          <li>{t('how1')}</li>
          <li>{t('how2')}</li>
          <li>{t('how3')}</li>
        </ol>
        <p className="ui-fine">{t('why')}</p>
      </Panel>
      {signer === 'tenant' && (
        <Panel title={t('disagreeTitle')}>
          <p>{t('disagree')}</p>
          <ReachLandlord {...paper} />
        </Panel>
      )}
      {signer === 'tenant' && (
        <Panel title={t('privacy')}>
          <div className="tenant-privacy">
            {privacyParagraphs(tenants.length, paper.deposit_sum !== null).map((key) => (
              <p key={key}>{t(key, { landlord })}</p>
            ))}
            <p>
              <a href={siteLinks().privacy}>{t('privacyMore')}</a>
            </p>
          </div>
        </Panel>
      )}
      <SignBar paper={paper} at={at} refresh={refresh} />
    </div>
  )
}

function useFacts(paper: Paper): readonly Description[] {
  const t = useWords(tenantWords)
  const { landlord, landlordPhone, landlordEmail, signer, tenants } = paper
  const { address, signBefore, documentType, month_sum, deposit_sum, start_date, end_date, countsAsOpen } = paper
  const contact = [
    { term: t('phone'), value: <PhoneLink landlordPhone={landlordPhone} /> },
    { term: t('email'), value: <EmailLink landlordEmail={landlordEmail} /> },
  ].slice(landlordPhone === '' ? 1 : 0)
  const tenantText = ({ name, isSigned, signedBy }: Paper['tenants'][number]) => {
    if (!isSigned) return name
    return signedBy === null
      ? t('hasSigned', { name })
      : t('hasSignedBy', { name, signedBy: signedBy || t('nameless') })
  }
  const home = [
    { term: t('landlord'), value: landlord },
    ...(signer === 'tenant' ? contact : []),
    {
      term: t(tenants.length > 1 ? 'tenants' : 'tenant'),
      value: (
        <ul className="tenant-names">
          {tenants.map((one, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two tenants may have one name; the order is fixed
            <li key={index}>{tenantText(one)}</li>
          ))}
        </ul>
      ),
    },
    { term: t('address'), value: address },
    ...(signBefore === null ? [] : [{ term: t('deadline'), value: moment(signBefore) }]),
  ]
  if (documentType !== 'contract') return home
  const until =
    end_date === null ? t('openEnded') : countsAsOpen ? t('countsAsOpen', { day: dmy(end_date) }) : dmy(end_date)
  return [
    ...home,
    { term: t('rent'), value: kr(month_sum) },
    { term: t('deposit'), value: deposit_sum === null ? t('noDeposit') : kr(deposit_sum) },
    { term: t('from'), value: dmy(start_date) },
    { term: t('to'), value: until },
  ]
}

/** The bar with the button to sign. It is always visible, and what prevents signing is written next to it. */
function SignBar({ paper: { signer, tenants, isTurn }, at: { kind, slug, tenant }, refresh }: ToSignProps) {
  const t = useWords(tenantWords)
  const errorText = useErrorText()
  const { history } = useRouter()
  const { leaving, leaveFor } = useLeaveForPage()
  const redirect = useEndpointMutation(signingLinkCalls.redirect)
  const problem = useRef<HTMLParagraphElement>(null)
  const { error } = redirect
  useEffect(() => {
    if (error) problem.current?.focus()
  }, [error])
  const busy = redirect.isPending || leaving
  const sign = async () => {
    if (busy) return
    try {
      const { url } = await redirect.mutateAsync({
        params: { slug },
        body: { ...kind, ...(tenant !== undefined && { tenant }) },
      })
      lastSigningLink.write(history.location.href)
      leaveFor(url)
    } catch (failure) {
      // The link was used or withdrawn, or it is no longer the holder's turn, so the page shows old data.
      if (failure instanceof CallError && (failure.status === 404 || failure.status === 409)) await refresh()
    }
  }
  const waits = signer === 'landlord' && !isTurn
  return (
    <div className="tenant-bar">
      {waits && (
        <p id="tenant-waits" role="note">
          {t(tenants.length > 1 ? 'afterTenants' : 'afterTenant')}
        </p>
      )}
      {error && !waits && (
        <p ref={problem} className="ui-problem" role="alert" tabIndex={-1}>
          {t('notOpened')} {errorText(error)}
        </p>
      )}
      <Button
        fullWidth
        size="md"
        loading={busy}
        disabled={waits}
        {...(waits && { 'aria-describedby': 'tenant-waits' })}
        onClick={() => void sign()}
      >
        {t('sign')}
      </Button>
    </div>
  )
}
