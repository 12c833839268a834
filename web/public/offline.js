// When the room does not answer, whoever opens the page reads what to do. Nothing else is kept here.
const ROOT = new URL(".", self.location.href).pathname;
const PAGE = `${ROOT}offline.html`;
const LOOK = `${ROOT}offline.css`;

self.addEventListener("install", (event) => {
  const fresh = [PAGE, LOOK].map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open("offline").then((kept) => kept.addAll(fresh)));
});

self.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  const path = mode === "navigate" ? PAGE : new URL(url).pathname;
  if (path === PAGE || path === LOOK) event.respondWith(fetch(event.request).catch(() => caches.match(path)));
});
