/** Where the script of the widget is, and where it reports what it could read. */
export const widgetPath = '/widget.js';
export const widgetReportPath = '/widget';

/** A widget that shows itself, and reports its key and the storage and cookies that it can reach. */
export const widgetScript = `
  const { dataset, src } = document.currentScript;
  const read = (source) => {
    try {
      return source();
    } catch {
      return 'unreachable';
    }
  };
  const body = JSON.stringify({
    key: dataset.key,
    storage: read(() => JSON.stringify(localStorage)),
    cookies: read(() => document.cookie),
    page: read(() => parent.document.title),
  });
  document.body.append('How can we help?');
  fetch(new URL('${widgetReportPath}', src), { method: 'POST', mode: 'no-cors', body });
`;
