//! The addresses of this machine, with the one that phones can most likely
//! reach first.
//!
//! Every address that is left out keeps its reason, so that people whose phones
//! can't connect see why and can choose it all the same. Ranking is a pure
//! function of plain data; only [`of_this_machine`] asks the system.

use std::{
    fmt, io,
    net::{IpAddr, Ipv4Addr, UdpSocket},
};

use serde::{Deserialize, Serialize};

/// One address as the system reports it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Interface {
    /// `wlan0`, `en0`, `Wi-Fi`, `vEthernet (WSL)`…
    pub name: String,
    pub ip: IpAddr,
    pub is_down: bool,
    pub is_point_to_point: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Addresses {
    /// Ordered from best to worst.
    pub usable: Vec<Usable>,
    pub left_out: Vec<LeftOut>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Usable {
    pub interface: String,
    pub ip: Ipv4Addr,
    /// This interface leads to the internet, and so nearly always to the phones
    /// as well.
    pub is_default_route: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct LeftOut {
    pub interface: String,
    pub ip: IpAddr,
    pub reason: Reason,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    Loopback,
    /// The interface has no cable or no network, or is switched off.
    Down,
    Ipv6,
    Vpn,
    Container,
    VirtualMachine,
    /// This is the SIM card's network, which the other phones aren't in.
    MobileData,
    /// No router gave this machine an address, so it made one up.
    LinkLocal,
    /// The whole internet might be able to reach it.
    NotPrivate,
}

/// Asks the system for its addresses, without sending anything.
pub fn of_this_machine() -> io::Result<Addresses> {
    let interfaces: Vec<_> = if_addrs::get_if_addrs()?
        .into_iter()
        .map(|found| Interface {
            ip: found.ip(),
            is_down: matches!(
                found.oper_status,
                if_addrs::IfOperStatus::Down
                    | if_addrs::IfOperStatus::NotPresent
                    | if_addrs::IfOperStatus::LowerLayerDown
            ),
            is_point_to_point: found.is_p2p(),
            name: found.name,
        })
        .collect();
    Ok(rank(&interfaces, default_route().ok()))
}

/// `default_route` is this machine's address on the interface that leads to
/// the internet.
pub fn rank(interfaces: &[Interface], default_route: Option<Ipv4Addr>) -> Addresses {
    let mut addresses = Addresses::default();
    for interface in interfaces {
        let is_default_route = default_route.map(IpAddr::V4) == Some(interface.ip);
        let name = interface.name.clone();
        match judge(interface, is_default_route) {
            Ok(ip) if addresses.usable.iter().any(|usable| usable.ip == ip) => {}
            Ok(ip) => addresses.usable.push(Usable { interface: name, ip, is_default_route }),
            Err(reason) => {
                addresses.left_out.push(LeftOut { interface: name, ip: interface.ip, reason });
            }
        }
    }
    addresses.usable.sort_by_key(|usable| {
        (!usable.is_default_route, rarity(usable.ip), usable.interface.clone(), usable.ip)
    });
    addresses
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Loopback => "only this machine can reach it",
            Reason::Down => "it isn't connected",
            Reason::Ipv6 => "phones use IPv4",
            Reason::Vpn => "it's a VPN",
            Reason::Container => "it belongs to containers",
            Reason::VirtualMachine => "it belongs to virtual machines",
            Reason::MobileData => "it's mobile data",
            Reason::LinkLocal => "no network has given it an address",
            Reason::NotPrivate => "it's a public address",
        })
    }
}

/// The address from which this machine would talk to the internet. Connecting a
/// UDP socket only looks up the route and sends nothing; the address at the
/// other end is reserved for documentation.
fn default_route() -> io::Result<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
    socket.connect((Ipv4Addr::new(203, 0, 113, 1), 9))?;
    match socket.local_addr()?.ip() {
        IpAddr::V4(ip) if !ip.is_unspecified() => Ok(ip),
        _ => Err(io::ErrorKind::AddrNotAvailable.into()),
    }
}

/// The reasons are ordered so that the first one that applies explains most.
fn judge(interface: &Interface, is_default_route: bool) -> Result<Ipv4Addr, Reason> {
    let name = interface.name.to_lowercase();
    if interface.ip.is_loopback() {
        return Err(Reason::Loopback);
    }
    if interface.is_down {
        return Err(Reason::Down);
    }
    match reason_by_name(&name, interface.ip) {
        // A Hyper-V switch or a bridge that carries the default route *is* the
        // machine's way into the home network.
        Some(Reason::VirtualMachine) if is_default_route => {}
        Some(reason) => return Err(reason),
        None if interface.is_point_to_point => return Err(Reason::Vpn),
        None => {}
    }
    let IpAddr::V4(ip) = interface.ip else { return Err(Reason::Ipv6) };
    if ip.is_link_local() {
        return Err(Reason::LinkLocal);
    }
    if !ip.is_private() {
        return Err(Reason::NotPrivate);
    }
    // VirtualBox on Windows calls its adapter "Ethernet 2", which says nothing.
    // This address is its default; elsewhere only a router would have it.
    if ip == Ipv4Addr::new(192, 168, 56, 1) && !is_default_route {
        return Err(Reason::VirtualMachine);
    }
    Ok(ip)
}

fn reason_by_name(name: &str, ip: IpAddr) -> Option<Reason> {
    // On Unix a name is a short stem followed by a number or an id.
    const VPN: &[&str] = &[
        "tun",
        "tap",
        "utun",
        "wg",
        "ppp",
        "ipsec",
        "gpd",
        "tailscale",
        "zt",
        "feth",
        "ham0",
        "nordlynx",
        "proton0",
        "cscotun",
    ];
    const CONTAINER: &[&str] =
        &["docker", "veth", "cni", "lxc", "lxd", "podman", "flannel", "cali", "nerdctl"];
    const VIRTUAL_MACHINE: &[&str] =
        &["vboxnet", "vmnet", "vmenet", "virbr", "vnet", "vnic", "vnd", "mpqemubr", "incusbr"];
    const MOBILE_DATA: &[&str] = &["wwan", "rmnet", "ccmni", "pdp_ip"];
    // On Windows a name consists of words, and people may change them.
    const VPN_WORDS: &[&str] = &[
        "vpn",
        "wireguard",
        "tap-windows",
        "tailscale",
        "zerotier",
        "hamachi",
        "anyconnect",
        "globalprotect",
        "mullvad",
        "nordlynx",
        "fortinet",
        "wintun",
        "warp",
    ];
    const VIRTUAL_MACHINE_WORDS: &[&str] =
        &["vethernet", "hyper-v", "virtualbox", "vmware", "parallels", "wsl"];
    const MOBILE_DATA_WORDS: &[&str] = &["cellular", "mobile broadband"];

    let starts = |stems: &[&str]| stems.iter().any(|stem| name.starts_with(stem));
    let holds = |words: &[&str]| words.iter().any(|word| name.contains(word));

    if name.contains("loopback") {
        Some(Reason::Loopback)
    // This comes before the containers because `vEthernet` also begins with
    // `veth`.
    } else if starts(VIRTUAL_MACHINE) || holds(VIRTUAL_MACHINE_WORDS) || is_mac_vm_bridge(name, ip)
    {
        Some(Reason::VirtualMachine)
    } else if starts(CONTAINER) || is_docker_bridge(name) {
        Some(Reason::Container)
    } else if starts(VPN) || holds(VPN_WORDS) {
        Some(Reason::Vpn)
    } else if starts(MOBILE_DATA) || holds(MOBILE_DATA_WORDS) {
        Some(Reason::MobileData)
    } else {
        None
    }
}

/// Docker names its networks `br-` followed by twelve hexadecimal digits. Other
/// bridges (`br0`, `br-lan`) often have the machine's real address.
fn is_docker_bridge(name: &str) -> bool {
    name.strip_prefix("br-")
        .is_some_and(|id| id.len() == 12 && id.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// On a Mac, `bridge100` and higher belong to virtual machines or to a shared
/// internet connection. Phones do join the latter, which is always 192.168.2.
fn is_mac_vm_bridge(name: &str, ip: IpAddr) -> bool {
    let is_shared = matches!(ip, IpAddr::V4(ip) if ip.octets()[..3] == [192, 168, 2]);
    let number = name.strip_prefix("bridge").and_then(|number| number.parse::<u32>().ok());
    number.is_some_and(|number| number >= 100) && !is_shared
}

/// Most homes use 192.168, fewer use 10, and hardly any use 172.16.
fn rarity(ip: Ipv4Addr) -> u8 {
    match ip.octets()[0] {
        192 => 0,
        10 => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interface(name: &str, ip: &str) -> Interface {
        Interface {
            name: name.to_owned(),
            ip: ip.parse().unwrap(),
            is_down: false,
            is_point_to_point: false,
        }
    }

    /// The machine's addresses, the one with the default route, the usable ones
    /// in order, and the reason why each of the others is not usable.
    #[track_caller]
    fn check(
        machine: &[(&str, &str)],
        default_route: Option<&str>,
        usable: &[&str],
        left_out: &[(&str, Reason)],
    ) {
        let interfaces: Vec<_> = machine.iter().map(|(name, ip)| interface(name, ip)).collect();
        let ranked = rank(&interfaces, default_route.map(|ip| ip.parse().unwrap()));
        let ips: Vec<_> = ranked.usable.iter().map(|usable| usable.ip.to_string()).collect();
        assert_eq!(ips, usable);
        let reasons: Vec<_> =
            ranked.left_out.iter().map(|out| (out.interface.as_str(), out.reason)).collect();
        assert_eq!(reasons, left_out);
        for address in &ranked.usable {
            assert_eq!(address.is_default_route, Some(&*address.ip.to_string()) == default_route);
        }
    }

    #[test]
    fn a_linux_laptop_with_docker_libvirt_and_a_vpn() {
        check(
            &[
                ("lo", "127.0.0.1"),
                ("lo", "::1"),
                ("enp3s0", "10.1.2.3"),
                ("wlp2s0", "192.168.178.40"),
                ("wlp2s0", "fe80::1"),
                ("wlp2s0", "2001:db8::5"),
                ("docker0", "172.17.0.1"),
                ("br-0123456789ab", "172.18.0.1"),
                ("veth12ab34c", "169.254.3.4"),
                ("virbr0", "192.168.122.1"),
                ("tun0", "10.8.0.6"),
                ("wg0", "10.13.13.2"),
                ("tailscale0", "100.101.102.103"),
                ("ztabcdefgh", "172.27.1.1"),
                ("cni-podman0", "10.88.0.1"),
                ("podman1", "10.89.0.1"),
                ("lxcbr0", "10.0.3.1"),
                ("vboxnet0", "192.168.56.1"),
                ("vmnet8", "192.168.200.1"),
                ("ppp0", "10.64.64.64"),
                ("wwan0", "10.77.1.2"),
            ],
            Some("192.168.178.40"),
            &["192.168.178.40", "10.1.2.3"],
            &[
                ("lo", Reason::Loopback),
                ("lo", Reason::Loopback),
                ("wlp2s0", Reason::Ipv6),
                ("wlp2s0", Reason::Ipv6),
                ("docker0", Reason::Container),
                ("br-0123456789ab", Reason::Container),
                ("veth12ab34c", Reason::Container),
                ("virbr0", Reason::VirtualMachine),
                ("tun0", Reason::Vpn),
                ("wg0", Reason::Vpn),
                ("tailscale0", Reason::Vpn),
                ("ztabcdefgh", Reason::Vpn),
                ("cni-podman0", Reason::Container),
                ("podman1", Reason::Container),
                ("lxcbr0", Reason::Container),
                ("vboxnet0", Reason::VirtualMachine),
                ("vmnet8", Reason::VirtualMachine),
                ("ppp0", Reason::Vpn),
                ("wwan0", Reason::MobileData),
            ],
        );
    }

    #[test]
    fn a_mac_with_its_many_interfaces() {
        check(
            &[
                ("lo0", "127.0.0.1"),
                ("en0", "192.168.1.12"),
                ("en0", "fe80::aa"),
                ("awdl0", "fe80::bb"),
                ("llw0", "fe80::bc"),
                ("en5", "169.254.10.20"),
                ("utun0", "fe80::cc"),
                ("utun4", "10.5.0.2"),
                ("bridge100", "192.168.64.1"),
                ("bridge101", "192.168.2.1"),
                ("feth2105", "10.147.17.5"),
                ("vmenet0", "192.168.65.1"),
                ("vnic0", "10.211.55.2"),
            ],
            Some("192.168.1.12"),
            &["192.168.1.12", "192.168.2.1"],
            &[
                ("lo0", Reason::Loopback),
                ("en0", Reason::Ipv6),
                ("awdl0", Reason::Ipv6),
                ("llw0", Reason::Ipv6),
                ("en5", Reason::LinkLocal),
                ("utun0", Reason::Vpn),
                ("utun4", Reason::Vpn),
                ("bridge100", Reason::VirtualMachine),
                ("feth2105", Reason::Vpn),
                ("vmenet0", Reason::VirtualMachine),
                ("vnic0", Reason::VirtualMachine),
            ],
        );
    }

    #[test]
    fn a_windows_laptop_with_names_people_read() {
        check(
            &[
                ("Loopback Pseudo-Interface 1", "127.0.0.1"),
                ("Npcap Loopback Adapter", "169.254.1.1"),
                ("WLAN", "192.168.0.17"),
                ("Ethernet", "10.0.0.9"),
                ("Ethernet 2", "192.168.56.1"),
                ("VirtualBox Host-Only Network", "192.168.99.1"),
                ("VMware Network Adapter VMnet8", "192.168.234.1"),
                ("vEthernet (WSL (Hyper-V firewall))", "172.29.16.1"),
                ("vEthernet (Default Switch)", "172.20.0.1"),
                ("Tailscale", "100.90.1.2"),
                ("ZeroTier One [8056c2e21c000001]", "10.147.20.3"),
                ("OpenVPN TAP-Windows6", "10.8.0.2"),
                ("NordLynx", "10.5.0.2"),
                ("Cellular", "10.45.3.2"),
                ("Bluetooth Network Connection", "169.254.7.7"),
                // This is the laptop's own hotspot.
                ("Local Area Connection* 10", "192.168.137.1"),
            ],
            Some("192.168.0.17"),
            &["192.168.0.17", "192.168.137.1", "10.0.0.9"],
            &[
                ("Loopback Pseudo-Interface 1", Reason::Loopback),
                ("Npcap Loopback Adapter", Reason::Loopback),
                ("Ethernet 2", Reason::VirtualMachine),
                ("VirtualBox Host-Only Network", Reason::VirtualMachine),
                ("VMware Network Adapter VMnet8", Reason::VirtualMachine),
                ("vEthernet (WSL (Hyper-V firewall))", Reason::VirtualMachine),
                ("vEthernet (Default Switch)", Reason::VirtualMachine),
                ("Tailscale", Reason::Vpn),
                ("ZeroTier One [8056c2e21c000001]", Reason::Vpn),
                ("OpenVPN TAP-Windows6", Reason::Vpn),
                ("NordLynx", Reason::Vpn),
                ("Cellular", Reason::MobileData),
                ("Bluetooth Network Connection", Reason::LinkLocal),
            ],
        );
    }

    #[test]
    fn ordinary_names_of_every_system_are_usable() {
        for name in [
            "eth0",
            "eno1",
            "enp0s31f6",
            "enx00e04c680001",
            "wlan0",
            "wlp0s20f3",
            "wlx1234",
            "usb0",
            "bnep0",
            "br0",
            "br-lan",
            "bond0",
            "en0",
            "en12",
            "bridge0",
            "ap0",
            "swlan0",
            "ap_br0",
            "Ethernet",
            "Ethernet 3",
            "Wi-Fi",
            "WLAN 2",
            "Conexión de red inalámbrica",
            "hotspot",
        ] {
            check(&[(name, "192.168.1.2")], None, &["192.168.1.2"], &[]);
        }
    }

    #[test]
    fn a_vpn_that_takes_the_default_route_is_left_out_all_the_same() {
        check(
            &[("tun0", "10.8.0.2"), ("wlan0", "192.168.1.2")],
            Some("10.8.0.2"),
            &["192.168.1.2"],
            &[("tun0", Reason::Vpn)],
        );
    }

    #[test]
    fn a_hyper_v_switch_with_the_default_route_leads_into_the_home() {
        check(
            &[("vEthernet (External)", "192.168.1.2"), ("vEthernet (WSL)", "172.20.0.1")],
            Some("192.168.1.2"),
            &["192.168.1.2"],
            &[("vEthernet (WSL)", Reason::VirtualMachine)],
        );
    }

    #[test]
    fn public_and_carrier_addresses_are_left_out_even_with_the_default_route() {
        for ip in ["8.8.4.4", "100.64.3.2", "172.32.0.1", "192.169.0.1", "203.0.113.9"] {
            check(&[("eth0", ip)], Some(ip), &[], &[("eth0", Reason::NotPrivate)]);
        }
    }

    #[test]
    fn without_a_default_route_home_ranges_come_first() {
        check(
            &[
                ("eth2", "172.16.0.5"),
                ("eth1", "10.0.0.5"),
                ("wlan0", "192.168.43.1"),
                ("eth0", "192.168.7.1"),
            ],
            None,
            &["192.168.7.1", "192.168.43.1", "10.0.0.5", "172.16.0.5"],
            &[],
        );
    }

    #[test]
    fn an_address_is_offered_once() {
        check(&[("eth0", "10.0.0.5"), ("eth0", "10.0.0.5")], None, &["10.0.0.5"], &[]);
    }

    #[test]
    fn what_is_down_or_has_one_other_end_only_is_left_out() {
        let down = Interface { is_down: true, ..interface("eth0", "192.168.1.2") };
        let tunnel = Interface { is_point_to_point: true, ..interface("Office", "10.9.0.2") };
        let ranked = rank(&[down, tunnel], None);
        assert_eq!(ranked.usable, []);
        let reasons: Vec<_> = ranked.left_out.iter().map(|out| out.reason).collect();
        assert_eq!(reasons, [Reason::Down, Reason::Vpn]);
    }

    #[test]
    fn this_machine_answers_and_its_loopback_is_left_out() {
        let addresses = of_this_machine().unwrap();
        assert!(
            addresses.left_out.iter().any(|out| out.reason == Reason::Loopback),
            "{addresses:?}"
        );
        assert!(addresses.usable.iter().all(|usable| usable.ip.is_private()), "{addresses:?}");
    }

    #[test]
    fn screens_read_camel_case() {
        let ranked = rank(
            &[interface("wlan0", "192.168.1.2"), interface("docker0", "172.17.0.1")],
            Some(Ipv4Addr::new(192, 168, 1, 2)),
        );
        assert_eq!(
            serde_json::to_value(&ranked).unwrap(),
            serde_json::json!({
                "usable": [{"interface": "wlan0", "ip": "192.168.1.2", "isDefaultRoute": true}],
                "leftOut": [{"interface": "docker0", "ip": "172.17.0.1", "reason": "container"}],
            })
        );
    }
}
