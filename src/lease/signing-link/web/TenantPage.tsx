import './tenant.css'
import { EmailText } from '../../../base/ui/page/email-text'
import { Button } from '@mantine/core'
import { Navigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
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
import { adoptLanguage, useWords } from '../../../base/ui/words/use-words'
import { useAway } from '../../../landlord/subscription/web/use-away'
import { signingLinkCalls } from '../calls'
import { linkKind, type LinkKind } from '../rules-link'
import { privacyParagraphs } from '../rules-privacy'
import { tenantWords } from '../words-tenant'
import { lastLink, usedLink } from './last-link'

const FileViewer = lazy(() => import('../../../base/file/web/FileViewer'))

/** The link to the file lasts five minutes: it is asked for anew before that. */
const linkLasts = 4 * 60_000

const missing = <Navigate to="/not-found" replace />

/** What a signer sees by a link: what is to be signed, and the one button. Opening it changes nothing. */
export default function TenantPage() {
  const { type = '', slug = '' }: { type?: string; slug?: string } = useParams({ strict: false })
  const { tenant }: { tenant?: number | undefined } = useSearch({ strict: false })
  const kind = linkKind(type)
  return kind === null ? missing : <Opened key={slug} kind={kind} slug={slug} tenant={tenant} />
}

interface Opened {
  readonly kind: LinkKind
  readonly slug: string
  /** Which of the tenants, in a link of the version before; a link says by itself whose it is. */
  readonly tenant: number | undefined
}

function Opened({ kind, slug, tenant }: Opened) {
  const t = useWords(tenantWords)
  const query = useEndpointQuery(
    signingLinkCalls.page,
    { params: { slug }, query: { ...kind, ...(tenant !== undefined && { tenant: String(tenant) }) } },
    { keepPreviousData: false, staleTime: 0, refetchInterval: linkLasts },
  )
  const language = query.data?.language
  useEffect(() => {
    if (language !== undefined) adoptLanguage(language)
  }, [language])
  // A link that has been used meanwhile is gone like any other.
  if (isMissing(query.error)) return <Navigate to="/not-found" hash={usedLink} replace />
  if (query.data) return <ToSign paper={query.data} at={{ kind, slug, tenant }} refresh={query.refetch} />
  const title = t(kind.documentType === 'checklist' ? 'titleChecklist' : 'titleContract')
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
  readonly at: Opened
  readonly refresh: () => unknown
}

function ToSign({ paper, at, refresh }: ToSignProps) {
  const t = useWords(tenantWords)
  const { landlord, tenant, tenants, documentType, signer } = paper
  const isList = documentType === 'checklist'
  return (
    <div className="tenant-page">
      <PageHeader title={t(isList ? 'titleChecklist' : 'titleContract')} />
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
        <PaperButton paper={paper} />
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
          <p>{t('disagree', { landlord })}</p>
        </Panel>
      )}
      {signer === 'tenant' && (
        <Panel title={t('privacy')}>
          <div className="tenant-privacy">
            {privacyParagraphs(tenants.length, paper.deposit_sum !== null).map((key) => (
              <p key={key}>{t(key, { landlord })}</p>
            ))}
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
  const { address, documentType, month_sum, deposit_sum, start_date, end_date, countsAsOpen } = paper
  const contact = [
    { term: t('phone'), value: <a href={`tel:${landlordPhone.replace(/ /g, '')}`}>{landlordPhone}</a> },
    {
      term: t('email'),
      value: (
        <a href={`mailto:${landlordEmail}`}>
          <EmailText address={landlordEmail} />
        </a>
      ),
    },
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
  ]
  if (documentType === 'checklist') return home
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

function PaperButton({ paper: { pdf, address, documentType } }: { paper: Paper }) {
  const t = useWords(tenantWords)
  const [opened, setOpened] = useState<string | null>(null)
  const isList = documentType === 'checklist'
  const name = `${t(isList ? 'fileChecklist' : 'fileContract', { address })}.pdf`
  return (
    <>
      <Button
        variant="default"
        className="tenant-paper"
        leftSection={<FileText size={18} aria-hidden />}
        onClick={() => setOpened(pdf)}
      >
        {t(isList ? 'readChecklist' : 'readContract')}
      </Button>
      {opened !== null && (
        <Suspense>
          <FileViewer
            // As it was opened: a newer link is to the same bytes.
            files={[{ url: opened, name, type: 'application/pdf' }]}
            index={0}
            onIndex={() => undefined}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The one button, always in sight; what keeps it from working stands beside it. */
function SignBar({ paper: { signer, tenants, isTurn }, at: { kind, slug, tenant }, refresh }: ToSignProps) {
  const t = useWords(tenantWords)
  const errorText = useErrorText()
  const { history } = useRouter()
  const { leaving, leaveFor } = useAway()
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
      lastLink.write(history.location.href)
      leaveFor(url)
    } catch (failure) {
      // Used, withdrawn or not one's turn any more: what is shown is old.
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
