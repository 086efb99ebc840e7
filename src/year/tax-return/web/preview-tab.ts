/** A tab that a press has opened, before it is known what it shows. */
interface PreviewTab {
  readonly show: (url: string) => void
  readonly close: () => void
}

/** Opens an empty tab that says what is waited for. Where the browser opens none, the page's own link is the way. */
export function openPreviewTab(waitText: string): PreviewTab {
  const tab = window.open('', '_blank')
  if (tab === null) return { show: () => undefined, close: () => undefined }
  // What is shown there must not reach back into this page.
  tab.opener = null
  tab.document.title = waitText
  tab.document.body.textContent = waitText
  return {
    show: (url) => {
      if (!tab.closed) tab.location.replace(url)
    },
    close: () => tab.close(),
  }
}
