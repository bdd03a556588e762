// The page works without this file: it adds copying, times in the reader's zone, and new messages as they come.

const refreshMilliseconds = 3000;

show(document);

document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement && target.dataset.code) void copyCode(target);
});

setInterval(() => void refresh(), refreshMilliseconds);

async function copyCode(button) {
  await navigator.clipboard.writeText(button.dataset.code);
  button.textContent = 'Copied';
}

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  const shown = document.querySelector('main');
  if (!fresh || !shown || fresh.dataset.newest === shown.dataset.newest) return;
  show(fresh);
  shown.replaceWith(fresh);
}

/** Shows copy buttons and local times below an element. */
function show(root) {
  for (const button of root.querySelectorAll('button[data-code]')) button.hidden = !navigator.clipboard;
  for (const time of root.querySelectorAll('time')) {
    time.textContent = new Date(time.dateTime).toLocaleString(undefined, {
      dateStyle: 'medium',
      timeStyle: 'medium',
    });
  }
}
